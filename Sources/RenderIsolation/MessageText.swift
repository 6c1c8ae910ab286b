/// Text of engines and documents made fit for a terminal and a report.
///
/// Messages may quote the document, and come from a process that is not trusted.
package enum MessageText {
  private static let maximumLineLength = 300
  private static let maximumLineCount = 50

  /// The lines of a text in UTF-8, cleaned.
  static func lines(_ bytes: [UInt8]) -> [String] {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    return clean(lines.map { withoutOrigin(String($0)) })
  }

  /// A line of GLib's log, such as `(process:12): Pango-WARNING **: 10:30:00.123: text`, without the
  /// process and the time: results of the same document are to be the same.
  private static func withoutOrigin(_ line: String) -> String {
    var parts = line.split(separator: ": ", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[0].hasPrefix("(process:"), parts[1].hasSuffix(" **") else {
      return line
    }
    parts.remove(at: 2)
    return parts.dropFirst().joined(separator: ": ")
  }

  /// Cleans messages, drops repetitions and counts those beyond the limit.
  static func clean(_ messages: [String]) -> [String] {
    var seen: Set<String> = []
    let distinct = messages.map { clean($0) }.filter { !$0.isEmpty && seen.insert($0).inserted }
    let surplus = distinct.count - maximumLineCount
    guard surplus > 0 else { return distinct }
    return distinct.prefix(maximumLineCount) + ["\(surplus) more messages"]
  }

  /// Cleans one message, makes every gap one space and cuts what is endless.
  static func clean(_ message: String, limit: Int = maximumLineLength) -> String {
    let kept = message.unicodeScalars.prefix(limit + 1)
    let text = printable(String(String.UnicodeScalarView(kept)))
      .split(separator: " ").joined(separator: " ")
    return kept.count > limit ? text.prefix(limit) + "…" : text
  }

  /// A text without control characters and marks that turn text around.
  package static func printable(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar -> Character in
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: " "
        case .format, .surrogate, .privateUse: "\u{FFFD}"
        default: Character(scalar)
        }
      })
  }
}
