import ArgumentParsing
package import RenderKit

extension Background: ArgumentValue {
  /// Reads `white`, `transparent` or a color as `#rrggbb`, of which the `#` may be left out.
  package init?(argument: String) {
    switch argument {
    case "white": self = .white
    case "transparent": self = .transparent
    default:
      let digits = argument.drop { $0 == "#" }
      guard digits.count == 6, argument.count <= 7, digits.allSatisfy(\.isHexDigit),
        let color = UInt32(digits, radix: 16)
      else { return nil }
      self = .color(
        red: UInt8(color >> 16), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255))
    }
  }

  /// A word or a color.
  package static var expectation: String { "white, transparent or a color as #rrggbb" }
}
