import ArgumentParsing
package import RenderComparison

extension ComparedRegion: ArgumentValue {
  /// Reads a region.
  package init?(argument: String) { self.init(argument) }

  /// Four numbers, with or without a unit and a page.
  package static var expectation: String {
    "X,Y,W,H in pixels, or in points as 10,20,100,50pt, of one page as 3:10,20,100,50"
  }
}
