/// A clockwise rotation by quarter turns.
public enum Rotation: Int, Hashable, Sendable, Codable, CaseIterable {
  /// Upright.
  case none = 0
  /// A quarter turn clockwise.
  case quarter = 90
  /// Upside down.
  case half = 180
  /// A quarter turn counterclockwise.
  case threeQuarters = 270

  /// The rotation by any multiple of 90 degrees; upright for any other angle.
  ///
  /// - Parameter degrees: The clockwise angle, of either sign and any size.
  public init(degrees: Int) {
    let turn = degrees % 360
    self = Rotation(rawValue: turn < 0 ? turn + 360 : turn) ?? .none
  }

  /// Whether width and height change places.
  public var swapsSides: Bool { self == .quarter || self == .threeQuarters }

  /// The rotation that makes this one undone.
  package var inverse: Rotation { Rotation(degrees: -rawValue) }

  /// One rotation after another.
  package static func + (first: Rotation, second: Rotation) -> Rotation {
    Rotation(degrees: first.rawValue + second.rawValue)
  }
}
