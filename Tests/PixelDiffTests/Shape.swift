import RenderConformance

/// A disc with a smooth edge on a flat ground.
struct Shape {
  private var x: Float
  private var y: Float
  private let radius: Float
  private let inside: Color
  private let outside: Color

  init(
    width: Float, height: Float, _ alpha: ClosedRange<UInt8>, _ random: inout SeededGenerator
  ) {
    x = Float.random(in: 0...width, using: &random)
    y = Float.random(in: 0...height, using: &random)
    radius = Float.random(in: 1...max(2, width / 2), using: &random)
    inside = .any(&random, alpha: alpha)
    outside = .any(&random, alpha: alpha)
  }

  func moved(by distance: Float) -> Shape {
    var shape = self
    shape.x += distance
    shape.y -= distance / 2
    return shape
  }

  func color(x: Float, y: Float) -> Color {
    let distance = ((x - self.x) * (x - self.x) + (y - self.y) * (y - self.y)).squareRoot()
    let coverage = min(max(radius - distance, 0), 1)
    let mixed = SIMD4<Float>(inside) * coverage + SIMD4<Float>(outside) * (1 - coverage)
    return Color(mixed, rounding: .toNearestOrEven)
  }
}
