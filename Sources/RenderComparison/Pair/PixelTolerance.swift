import RenderKit

/// How many pixels may count as different: a number, or a part of those that are compared.
public enum PixelTolerance: Hashable, Sendable {
  /// So many pixels.
  case pixels(Int)
  /// A part of the pixels, from 0 to 1.
  case share(Double)

  /// Whether a count lies within the tolerance.
  package func allows(_ count: Int, of pixels: Int) -> Bool {
    switch self {
    case .pixels(let most): count <= most
    case .share(let most): Double(count) <= most * Double(pixels)
    }
  }
}

extension PixelTolerance: LosslessStringConvertible, Codable {
  /// Reads a number of pixels such as `300`, or a share such as `0.1%`.
  public init?(_ description: String) {
    guard description.hasSuffix("%") else {
      guard let count = Int(decimal: description), count >= 0 else { return nil }
      self = .pixels(count)
      return
    }
    guard let percent = Double(decimal: description.dropLast()), (0...100).contains(percent) else {
      return nil
    }
    self = .share(percent / 100)
  }

  /// The tolerance as it is read.
  public var description: String {
    switch self {
    case .pixels(let count): return "\(count)"
    case .share(let share):
      let percent = "\((share * 1e8).rounded() / 1e6)"
      return (percent.hasSuffix(".0") ? String(percent.dropLast(2)) : percent) + "%"
    }
  }

  /// Decodes the text.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let tolerance = PixelTolerance(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(text)' is no tolerance")
    }
    self = tolerance
  }

  /// Encodes the text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
