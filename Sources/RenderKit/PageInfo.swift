/// What a page is, before it is drawn.
public struct PageInfo: Hashable, Sendable, Codable {
  /// The page's position in its document, from 0.
  public let index: Int

  /// The page's label, such as `iv` or `A-3`, where the document gives one.
  public let label: String?

  /// The page's boundaries, in its own units.
  public let boxes: PageBoxes

  /// How the document asks to turn the page for display.
  public let rotation: Rotation

  /// The length of the page's own unit in points of 1/72 inch: 1 unless a PDF page says otherwise
  /// (ISO 32000-2, table 31, UserUnit), 0.75 for the CSS pixels of SVG.
  public let userUnit: Double

  /// The resolution at which the page has its natural size in pixels: 72 for PDF, 96 for SVG.
  public let naturalDPI: Double

  /// Creates a description of a page.
  ///
  /// A unit or resolution that is not a number above 0 counts as 1 or 72.
  public init(
    index: Int, label: String? = nil, boxes: PageBoxes, rotation: Rotation = .none,
    userUnit: Double = 1, naturalDPI: Double = 72
  ) {
    self.index = index
    self.label = label
    self.boxes = boxes
    self.rotation = rotation
    self.userUnit = userUnit.isFinite && userUnit > 0 ? userUnit : 1
    self.naturalDPI = naturalDPI.isFinite && naturalDPI > 0 ? naturalDPI : 72
  }

  /// The size of a box in points as the document displays it, turned further by `rotation`.
  public func size(of box: PageBox = .crop, rotatedBy extra: Rotation = .none) -> Size {
    let own = boxes[box]
    let (width, height) = (own.width * userUnit, own.height * userUnit)
    return (rotation + extra).swapsSides
      ? Size(width: height, height: width) : Size(width: width, height: height)
  }

  /// Where a box begins in another: the top left corner of `inner` as displayed, in points from the
  /// top left corner of `outer`, the y axis pointing down.
  package func origin(of inner: PageBox, in outer: PageBox) -> (x: Double, y: Double) {
    let (inside, outside) = (boxes[inner], boxes[outer])
    let left = (inside.x - outside.x) * userUnit
    let right = (outside.maxX - inside.maxX) * userUnit
    let below = (inside.y - outside.y) * userUnit
    let above = (outside.maxY - inside.maxY) * userUnit
    return switch rotation {
    case .none: (left, above)
    case .quarter: (below, left)
    case .half: (right, below)
    case .threeQuarters: (above, right)
    }
  }
}
