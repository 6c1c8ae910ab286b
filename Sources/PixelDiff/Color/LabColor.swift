/// A color in CIELAB under D65, where distances follow what people see.
public struct LabColor: Hashable, Sendable {
  /// The lightness, from 0 (black) to 100 (white).
  public let lightness: Double
  /// From green (negative) to red.
  public let a: Double
  /// From blue (negative) to yellow.
  public let b: Double

  /// Creates a color.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }
}
