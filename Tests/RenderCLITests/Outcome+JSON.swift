import Foundation
import Testing

extension ToolRun.Outcome {
  /// The records that were printed, one a line.
  func records() throws -> [[String: Any]] {
    try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  /// The one record that was printed.
  func record() throws -> [String: Any] {
    let records = try records()
    try #require(records.count == 1)
    return records[0]
  }
}
