/// Text in Markdown.
enum MarkdownText {
  /// The most of a text that is worth reading in a table.
  private static let limit = 500

  /// The text in one line, where nothing of it is markup, a link or a mention.
  static func escaped(_ text: String) -> String {
    let cut = text.count > limit ? text.prefix(limit) + "…" : text
    return cut.unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "@": "&#64;"
      case "#": "&#35;"
      case ":": "&#58;"
      case "\\", "|", "*", "_", "`", "[", "]", "~", "!", "$": "\\\(scalar)"
      default: isPlain(scalar) ? String(Character(scalar)) : "\u{FFFD}"
      }
    }.joined()
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: true
    }
  }
}
