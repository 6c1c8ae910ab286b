/// Help on one command, made from its row of the table.
package struct HelpPage: Sendable {
  private let command: CommandDefinition
  private let path: String

  init(_ command: CommandDefinition, path: String) {
    self.command = command
    self.path = path
  }

  /// The page's lines for a terminal of the given width.
  package func text(width: Int) -> String {
    let columns = TextColumns(width: width)
    let blocks =
      [columns.wrap(command.summary), columns.wrap("USAGE: \(usage)")]
      + command.discussion.map { columns.wrap($0) } + [arguments(columns)] + options(columns)
      + [commands(columns), examples(columns)]
    return blocks.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var usage: String {
    let operands = command.operands.map(\.usage)
    let words = command.subcommands.isEmpty ? operands : ["COMMAND"]
    return ([path] + words + ["[options]"]).joined(separator: " ")
  }

  private func arguments(_ columns: TextColumns) -> [String] {
    section("ARGUMENTS", command.operands.map { ($0.usage, $0.help) }, columns)
  }

  private func options(_ columns: TextColumns) -> [[String]] {
    var titles: [String] = []
    for option in command.options where !titles.contains(option.section) {
      titles.append(option.section)
    }
    return titles.map { title in
      let rows = command.options.filter { $0.section == title }.map { ($0.term, $0.explanation) }
      return section(title, rows, columns)
    }
  }

  private func commands(_ columns: TextColumns) -> [String] {
    guard !command.subcommands.isEmpty else { return [] }
    return section("COMMANDS", command.subcommands.map { ($0.name, $0.summary) }, columns)
      + ["", "  See '\(path) help COMMAND' for help on one of them."]
  }

  private func examples(_ columns: TextColumns) -> [String] {
    guard !command.examples.isEmpty else { return [] }
    return ["EXAMPLES:"]
      + command.examples.flatMap { ["  \($0.line)"] + columns.wrap($0.help, indent: 6) }
  }

  private func section(
    _ title: String, _ rows: [(term: String, text: String)], _ columns: TextColumns
  ) -> [String] {
    rows.isEmpty ? [] : ["\(title):"] + columns.table(rows)
  }
}

extension OptionDefinition {
  fileprivate var term: String {
    let spellings = names.joined(separator: ", ")
    return value.map { "\(spellings) \($0.placeholder)" } ?? spellings
  }

  fileprivate var explanation: String {
    var notes: [String] = []
    if let value, !value.allowedValues.isEmpty {
      notes.append("values: " + value.allowedValues.joined(separator: ", "))
    }
    if let text = value?.defaultText { notes.append("default: \(text)") }
    if repeats { notes.append("may be given several times") }
    return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
  }
}
