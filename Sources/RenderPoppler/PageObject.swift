#if Poppler
  import RenderKit

  /// What a page's own objects say about its geometry.
  struct PageObject {
    let boxes: PageBoxes
    let rotation: Rotation
    let userUnit: Double

    /// Whether the page is turned by a real number, which Poppler does not read.
    let rotationIsUnreadable: Bool

    /// Whether the document names its pages.
    let isLabelled: Bool

    /// Reads a page's dictionary and what it inherits.
    init(_ page: QPDFObject, isLabelled: Bool) {
      boxes = PageBoxes(
        media: page.inherited("/MediaBox", \.rectangle),
        crop: page.inherited("/CropBox", \.rectangle), bleed: page["/BleedBox"].rectangle,
        trim: page["/TrimBox"].rectangle, art: page["/ArtBox"].rectangle)
      let angle = page.inherited("/Rotate") { $0.number == nil ? nil : $0 }
      rotation = Rotation(degrees: angle?.number.flatMap { Int(exactly: $0) } ?? 0)
      rotationIsUnreadable = rotation != .none && angle?.integer == nil
      userUnit = page["/UserUnit"].number ?? 1
      self.isLabelled = isLabelled
    }

    func info(_ index: Int, label: String?) -> PageInfo {
      PageInfo(
        index: index, label: isLabelled ? label : nil, boxes: boxes, rotation: rotation,
        userUnit: userUnit)
    }
  }

  extension QPDFObject {
    /// The value that a page or the nearest of its ancestors has for a key; one that cannot be read
    /// counts as missing.
    func inherited<Value>(
      _ key: String, _ read: (QPDFObject) -> Value?
    ) -> Value? {
      var node = self
      for _ in 0..<1000 where node.isDictionary {
        if let value = read(node[key]) { return value }
        node = node["/Parent"]
      }
      return nil
    }
  }
#endif
