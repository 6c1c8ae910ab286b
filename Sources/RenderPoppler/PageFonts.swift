#if Poppler
  import RenderKit

  /// Finds the fonts of a page: those of its resources, and of the resources of all that it may draw.
  ///
  /// Poppler's own scan lists only what no page before has, and leaves out soft masks, graphics states
  /// and Type 3 fonts.
  struct PageFonts {
    /// The fonts' dictionaries, each once.
    private(set) var dictionaries: [QPDFObject] = []

    /// The objects that have been entered, by number, which ends loops.
    private var entered: Set<Int> = []
    private var waiting: [QPDFObject] = []

    init(of page: QPDFObject) throws(RenderError) {
      enter(page.inherited("/Resources") { $0.isDictionary ? $0 : nil })
      for annotation in page["/Annots"].items {
        guard let appearance = annotation.normalAppearance else { continue }
        enter(appearance["/Resources"], of: appearance)
      }
      while let resources = waiting.popLast() { try visit(resources) }
    }

    private mutating func visit(_ resources: QPDFObject) throws(RenderError) {
      for font in values(in: resources["/Font"]) { try add(font) }
      for key in ["/XObject", "/Pattern"] {
        for drawn in values(in: resources[key]) { enter(drawn["/Resources"], of: drawn) }
      }
      for state in values(in: resources["/ExtGState"]) {
        let group = state["/SMask"]["/G"]
        enter(group["/Resources"], of: group)
        if let font = state["/Font"].items.first { try add(font) }
      }
    }

    private mutating func enter(_ resources: QPDFObject?, of owner: QPDFObject? = nil) {
      guard let resources, resources.isDictionary, isNew(owner), isNew(resources) else { return }
      waiting.append(resources)
    }

    /// The values of a dictionary of the resources that was not met before.
    private mutating func values(in dictionary: QPDFObject) -> [QPDFObject] {
      isNew(dictionary) ? dictionary.values : []
    }

    private mutating func add(_ font: QPDFObject) throws(RenderError) {
      guard font.isDictionary, isNew(font) else { return }
      guard dictionaries.count < DocumentFont.greatestCount else {
        throw RenderError(
          .damagedDocument,
          "The page names more than \(DocumentFont.greatestCount) fonts; it seems to be damaged.",
          engine: "poppler")
      }
      dictionaries.append(font)
      enter(font["/Resources"])
    }

    private mutating func isNew(_ object: QPDFObject?) -> Bool {
      guard let number = object?.objectNumber else { return true }
      return entered.insert(number).inserted
    }
  }

  extension QPDFObject {
    /// What an annotation shows when nobody touches it.
    fileprivate var normalAppearance: QPDFObject? {
      let appearance = self["/AP"]["/N"]
      guard appearance.isDictionary else { return appearance }
      return self["/AS"].name.map { appearance["/\($0)"] }
    }
  }
#endif
