import ArgumentParsing
package import PixelDiff

extension FuzzyRange: ArgumentValue {
  /// Reads a range such as `maxDifference=0-40,totalPixels=0-300`.
  package init?(argument: String) { self.init(argument) }

  /// Two ranges.
  package static var expectation: String {
    "ranges such as maxDifference=0-40,totalPixels=0-300"
  }
}
