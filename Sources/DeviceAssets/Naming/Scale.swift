/// How many pixels of a picture make up a point, along each axis.
public struct Scale: Hashable, Sendable, Codable, Comparable {
  /// The pixels for each point.
  public let value: Double

  /// Creates a scale.
  ///
  /// - Parameter value: The pixels for each point, a number above 0.
  public init(_ value: Double) {
    precondition(value.isFinite && value > 0, "a scale is a number above 0")
    self.value = value
  }

  /// One pixel for each point.
  public static let x1 = Scale(1)
  /// Two pixels for each point, along each axis.
  public static let x2 = Scale(2)
  /// Three pixels for each point, along each axis.
  public static let x3 = Scale(3)

  /// Orders scales by their pixels.
  public static func < (first: Scale, second: Scale) -> Bool { first.value < second.value }
}

extension Scale: CustomStringConvertible {
  /// The scale as in file names: `2x`, `1.5x`.
  public var description: String {
    Int(exactly: value).map { "\($0)x" } ?? "\(value)x"
  }

  /// Reads a scale that is written as ``description`` writes it.
  init?(name: Substring) {
    guard name.last == "x", let value = Double(name.dropLast()), value.isFinite, value > 0 else {
      return nil
    }
    self.init(value)
    guard description == name else { return nil }
  }
}
