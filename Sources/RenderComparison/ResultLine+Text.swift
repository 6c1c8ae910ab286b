import FoundationEssentials
package import RenderKit

extension ResultLine {
  /// The record as a line of JSON, its keys in alphabetical order.
  package func text() throws(RenderError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      throw RenderError(.cannotWrite, "A result cannot be put into JSON.", cause: "\(error)")
    }
  }
}

extension ComparisonEvent {
  /// The step's record as a line of JSON; `nil` where it has none.
  package func line() throws(RenderError) -> String? {
    switch self {
    case .opened(let record): try ResultLine(record).text()
    case .disagreed(let record): try ResultLine(record).text()
    case .drawn(let record, _): try ResultLine(record).text()
    case .aligned(let record): try ResultLine(record).text()
    case .compared(let record, _): try ResultLine(record).text()
    case .baseline(let record): try ResultLine(record).text()
    case .voted(let record): try ResultLine(record).text()
    case .failed(let record): try ResultLine(record).text()
    case .finished(let record): try ResultLine(record).text()
    case .examined: nil
    }
  }
}
