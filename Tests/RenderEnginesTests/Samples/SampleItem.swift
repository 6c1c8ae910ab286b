/// Something on a sample page, in points from its lower left corner.
enum SampleItem {
  typealias Color = SIMD3<Double>

  case text(String, font: String, size: Double, at: SIMD2<Double>, Color)
  case fill(at: SIMD2<Double>, size: SIMD2<Double>, Color)
  case stroke([SIMD2<Double>], width: Double, Color)
  case image(seed: Int, at: SIMD2<Double>, size: SIMD2<Double>)
  case shading(at: SIMD2<Double>, size: SIMD2<Double>)

  /// The size of text, the width of a line or the area of anything else.
  var prominence: Double {
    switch self {
    case .text(_, _, let size, _, _): size
    case .stroke(_, let width, _): width
    case .fill(_, let size, _), .image(_, _, let size), .shading(_, let size): size.x * size.y
    }
  }

  /// The operators that draw it.
  var operators: String {
    switch self {
    case .text(let string, let font, let size, let place, let color):
      "\(color.list) rg BT /\(font) \(size) Tf \(place.list) Td (\(string)) Tj ET"
    case .fill(let place, let size, let color):
      "\(color.list) rg \(place.list) \(size.list) re f"
    case .stroke(let points, let width, let color):
      "\(color.list) RG \(width) w \(points[0].list) m "
        + points.dropFirst().map { "\($0.list) l" }.joined(separator: " ") + " S"
    case .image(let seed, let place, let size):
      "q \(size.x) 0 0 \(size.y) \(place.list) cm \(Self.picture(seed)) Q"
    case .shading(let place, let size):
      "q \(place.list) \(size.list) re W n \(size.x) 0 0 \(size.y) \(place.list) cm /S sh Q"
    }
  }

  /// An inline image of 16 x 16 pixels: a smooth hill of two colors.
  private static func picture(_ seed: Int) -> String {
    let pixels = (0..<256).map { index in
      let (x, y) = (index % 16 - 4 - seed % 8, index / 16 - 7)
      let height = max(0, 240 - 6 * (x * x + y * y))
      return [height, 255 - height / 2, 40 + 10 * (index / 16)].map(Self.hexadecimal).joined()
    }
    return "BI /W 16 /H 16 /CS /RGB /BPC 8 /F /AHx /I true ID \(pixels.joined())> EI"
  }

  private static func hexadecimal(_ value: Int) -> String {
    (value < 16 ? "0" : "") + String(value, radix: 16)
  }
}

extension SIMD2<Double> {
  fileprivate var list: String { "\(x) \(y)" }
}

extension SIMD3<Double> {
  fileprivate var list: String { "\(x) \(y) \(z)" }
}
