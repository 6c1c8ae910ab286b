import RenderConformance
import RenderKit

/// One visible change to a picture of a page, on its ink.
struct PageEdit {
  enum Kind: CaseIterable {
    /// The ink is gone.
    case dropped
    /// The ink lies 2 points or more elsewhere.
    case moved
    /// The ink has another color.
    case recolored
  }

  let kind: Kind
  /// What was changed, with what it was moved to.
  let box: PixelRect
  let edited: Bitmap

  /// Changes a word or another small piece of ink that a generator chooses.
  ///
  /// `nil` where the page has no such piece.
  init?(_ kind: Kind, of picture: Bitmap, using random: inout SeededGenerator) {
    guard let ink = InkPiece(in: picture, using: &random) else { return nil }
    self.kind = kind
    var canvas = PixelCanvas(picture)
    switch kind {
    case .dropped:
      canvas.erase(ink)
      box = ink.box
    case .moved:
      let step = Self.steps.randomElement(using: &random) ?? (4, 0)
      canvas.erase(ink)
      canvas.draw(ink, dx: step.0, dy: step.1) { $0 }
      box = PixelRect(
        x: min(ink.box.x, ink.box.x + step.0), y: min(ink.box.y, ink.box.y + step.1),
        width: ink.box.width + abs(step.0), height: ink.box.height + abs(step.1))
    case .recolored:
      let color = Self.color(farFrom: ink, using: &random)
      canvas.draw(ink, dx: 0, dy: 0) { ink.blend($0, color) }
      box = ink.box
    }
    edited = canvas.bitmap
  }

  /// At 100 dpi, 2 points are 2.8 pixels.
  private static let steps = [
    (3, 0), (-3, 0), (0, 3), (0, -3), (5, 0), (-5, 0), (3, 3), (-3, 3), (0, 7), (8, 0),
  ]

  /// A color that differs from the ink's and the paper's by a third of the range or more.
  private static func color(
    farFrom ink: InkPiece, using random: inout SeededGenerator
  ) -> SIMD3<Int> {
    while true {
      let color = SIMD3<Int>(
        .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
        .random(in: 0...255, using: &random))
      if distance(color, ink.color) >= 85, distance(color, ink.paper) >= 85 { return color }
    }
  }
}

/// The greatest difference of a channel.
func distance(_ first: SIMD3<Int>, _ second: SIMD3<Int>) -> Int {
  let difference = first &- second
  return max(abs(difference.x), abs(difference.y), abs(difference.z))
}
