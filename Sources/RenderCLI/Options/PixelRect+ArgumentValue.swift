import ArgumentParsing
package import RenderKit

extension PixelRect: ArgumentValue {
  /// Reads a rectangle such as `10,20,640,480`.
  package init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false)
      .compactMap { Int(decimal: $0) }
    guard numbers.count == 4, argument.filter({ $0 == "," }).count == 3, numbers[2] > 0,
      numbers[3] > 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Four whole numbers.
  package static var expectation: String { "X,Y,W,H in pixels such as 10,20,640,480" }
}
