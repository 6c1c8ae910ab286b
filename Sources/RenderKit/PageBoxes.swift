/// The boundaries of a page in its own coordinates, whose y axis points up.
///
/// Every engine reads the raw arrays with its own library and lets this type decide, so that a page
/// has the same size everywhere: PDF libraries disagree on damaged boxes.
public struct PageBoxes: Hashable, Sendable, Codable {
  private let media: Rect
  private let crop: Rect
  private let bleed: Rect
  private let trim: Rect
  private let art: Rect

  /// A page with one boundary.
  public init(_ whole: Rect) {
    self.init(media: whole)
  }

  /// Resolves raw boxes by the rules of ISO 32000-2, table 31, and of common viewers.
  ///
  /// Opposite corners may come in any order. Coordinates are rounded to 1/10000 unit, since some
  /// libraries keep single precision only. A missing or empty media box is 612 x 792. Each other box
  /// is cut to the media box and, where missing or empty after that, is the crop box; the crop box
  /// itself is then the media box.
  /// - Parameters:
  ///   - media: The media box, inherited where the page has none.
  ///   - crop: The crop box, inherited where the page has none.
  ///   - bleed: The bleed box.
  ///   - trim: The trim box.
  ///   - art: The art box.
  public init(
    media: Rect?, crop: Rect? = nil, bleed: Rect? = nil, trim: Rect? = nil, art: Rect? = nil
  ) {
    let media = media?.roundedCoordinates.nonEmpty ?? Rect(x: 0, y: 0, width: 612, height: 792)
    func within(_ box: Rect?) -> Rect? {
      box?.roundedCoordinates.intersection(media)?.nonEmpty
    }
    let visible = within(crop) ?? media
    self.media = media
    self.crop = visible
    self.bleed = within(bleed) ?? visible
    self.trim = within(trim) ?? visible
    self.art = within(art) ?? visible
  }

  /// The rectangle of a box.
  public subscript(box: PageBox) -> Rect {
    switch box {
    case .media: media
    case .crop: crop
    case .bleed: bleed
    case .trim: trim
    case .art: art
    }
  }
}

extension Rect {
  fileprivate var roundedCoordinates: Rect {
    func rounded(_ value: Double) -> Double { (value * 10000).rounded() / 10000 }
    return Rect(from: (rounded(x), rounded(y)), to: (rounded(maxX), rounded(maxY)))
  }

  fileprivate var nonEmpty: Rect? {
    width > 0 && height > 0 && width.isFinite && height.isFinite ? self : nil
  }
}
