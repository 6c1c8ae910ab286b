import ArgumentParsing
package import RenderComparison

extension PixelTolerance: ArgumentValue {
  /// Reads a tolerance.
  package init?(argument: String) { self.init(argument) }

  /// A number or a share.
  package static var expectation: String { "a number of pixels such as 300, or a share as 0.1%" }
}
