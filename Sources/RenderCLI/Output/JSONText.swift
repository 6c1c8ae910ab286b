import FoundationEssentials
import RenderComparison
import RenderKit

/// Records as lines of JSON with their keys in alphabetical order.
enum JSONText {
  static func line(_ record: some ResultRecord) throws(RenderError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(ResultLine(record)), as: UTF8.self)
    } catch {
      throw RenderError(.cannotWrite, "A result cannot be put into JSON.", cause: "\(error)")
    }
  }
}
