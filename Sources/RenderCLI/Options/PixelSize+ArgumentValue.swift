import ArgumentParsing
package import RenderKit

extension PixelSize: ArgumentValue {
  /// Reads a size such as `640x480`.
  package init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false)
      .map { Int(decimal: $0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width > 0, height > 0
    else { return nil }
    self.init(width: width, height: height)
  }

  /// Two whole numbers.
  package static var expectation: String { "a size in pixels such as 640x480" }
}
