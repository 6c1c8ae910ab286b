public import RenderKit

/// Which pixels of two pictures count.
///
/// Rectangles are in pixels from the top left corner of the pictures as they lie on each other. They
/// may reach beyond either picture or both, and may overlap.
public struct PixelMask: Hashable, Sendable, Codable {
  /// Where pixels do not count.
  public let ignored: [PixelRect]

  /// Where pixels count, unless they are ignored; empty where all do.
  public let included: [PixelRect]

  /// Creates a mask; by default every pixel counts.
  public init(ignoring ignored: [PixelRect] = [], including included: [PixelRect] = []) {
    self.ignored = ignored
    self.included = included
  }

  /// Whether every pixel counts.
  public var isEmpty: Bool { ignored.isEmpty && included.isEmpty }

  /// The rectangles that no pixel of either picture lies in.
  package func rectangles(beyond first: PixelSize, _ second: PixelSize) -> [PixelRect] {
    (ignored + included).filter { rect in
      let mask = PixelMask(including: [rect])
      return mask.count(in: first) + mask.count(in: second) == 0
    }
  }
}
