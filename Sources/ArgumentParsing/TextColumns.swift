/// Text for a terminal of a certain width.
struct TextColumns {
  let width: Int

  /// Breaks a paragraph into lines, each indented; a word that is longer than a line is kept whole.
  func wrap(_ paragraph: String, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return (lines + [line]).map { String(repeating: " ", count: indent) + $0 }
  }

  /// Sets terms beside their explanations; a term that is too long gets a line of its own.
  func table(_ rows: [(term: String, text: String)]) -> [String] {
    let limit = max(12, width / 3)
    let fitting = rows.map { $0.term.count + 4 }.filter { $0 <= limit }
    let column = fitting.max() ?? limit
    return rows.flatMap { row -> [String] in
      let lines = wrap(row.text, indent: column)
      let term = "  " + row.term
      guard term.count + 2 <= column else { return [term] + lines }
      let padding = String(repeating: " ", count: column - term.count)
      return [term + padding + lines[0].dropFirst(column)] + lines.dropFirst()
    }
  }
}
