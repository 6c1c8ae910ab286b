public import RenderKit

/// A part of every page, or of one, that a comparison leaves out or keeps to.
public struct ComparedRegion: Hashable, Sendable {
  /// Where the region lies.
  public enum Area: Hashable, Sendable {
    /// In pixels from the top left corner of the picture.
    case pixels(PixelRect)
    /// In points from the top left corner of the page as it is displayed.
    case points(Rect)
  }

  /// The number of the only page that has the region, from 1; `nil` for all.
  public let page: Int?

  /// Where the region lies.
  public let area: Area

  /// Creates a region.
  public init(_ area: Area, page: Int? = nil) {
    self.area = area
    self.page = page
  }

  /// The region's pixels in a picture of a page.
  package func pixels(_ drawing: PageDrawing) -> PixelRect {
    switch area {
    case .pixels(let rect): rect
    case .points(let rect): drawing.pixels(touchedBy: rect)
    }
  }

  /// The region's pixels in a picture of some resolution.
  package func pixels(dpi: Double) -> PixelRect {
    switch area {
    case .pixels(let rect): return rect
    case .points(let rect):
      func pixel(_ length: Double, _ rule: FloatingPointRoundingRule) -> Int {
        Int(max(-1e9, min(1e9, (length * dpi / 72).rounded(rule))))
      }
      let (left, top) = (pixel(rect.x, .down), pixel(rect.y, .down))
      return PixelRect(
        x: left, y: top, width: pixel(rect.maxX, .up) - left, height: pixel(rect.maxY, .up) - top)
    }
  }
}

extension ComparedRegion: LosslessStringConvertible {
  private static let pointUnit = "pt"

  /// Reads a region such as `10,20,100,50`, in points `10,20,100,50pt`, of one page `3:10,20,100,50`.
  public init?(_ description: String) {
    let sides = description.split(separator: ":", omittingEmptySubsequences: false)
    guard sides.count <= 2, var numbers = sides.last else { return nil }
    let page = sides.count == 2 ? Int(decimal: sides[0]) : nil
    guard sides.count == 1 || (page ?? 0) > 0 else { return nil }
    let isInPoints = numbers.hasSuffix(Self.pointUnit)
    if isInPoints { numbers = numbers.dropLast(Self.pointUnit.count) }
    let words = numbers.split(separator: ",", omittingEmptySubsequences: false)
    guard words.count == 4, let area = isInPoints ? Self.points(words) : Self.pixels(words) else {
      return nil
    }
    self.init(area, page: page)
  }

  /// The region as it is read.
  public var description: String {
    let prefix = page.map { "\($0):" } ?? ""
    switch area {
    case .pixels(let rect): return prefix + rect.description
    case .points(let rect):
      return "\(prefix)\(rect.x),\(rect.y),\(rect.width),\(rect.height)\(Self.pointUnit)"
    }
  }

  private static func pixels(_ words: [Substring]) -> Area? {
    let numbers = words.compactMap { Int(decimal: $0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return .pixels(PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }

  private static func points(_ words: [Substring]) -> Area? {
    let numbers = words.compactMap { Double(decimal: $0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return .points(Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
