import ArgumentParsing
package import RenderComparison

extension PageSelection: ArgumentValue {
  /// Reads a list of pages.
  package init?(argument: String) { self.init(argument) }

  /// A list.
  package static var expectation: String { "pages such as 1,3-5,-1,odd, counted from 1" }
}
