extension CompletionScript {
  var fish: [String] {
    let names = program.subcommands.map(\.name).joined(separator: " ")
    let start = "complete -c \(program.name)"
    let none = "-n 'not __fish_seen_subcommand_from \(names)'"
    return ["# fish completion for \(program.name)", "\(start) -f"]
      + program.subcommands.map { command in
        "\(start) \(none) -a \(command.name) -d \(Self.fishQuoted(command.summary))"
      }
      + fishRows(of: program, "\(start) \(none)")
      + program.subcommands.flatMap { command in
        fishRows(of: command, "\(start) -n '__fish_seen_subcommand_from \(command.name)'")
      }
  }

  private func fishRows(of command: CommandDefinition, _ start: String) -> [String] {
    command.options.map { option in
      let names = option.names.map { name in
        name.hasPrefix("--") ? "-l \(name.dropFirst(2))" : "-s \(name.dropFirst())"
      }
      let value = option.value.map { "-x" + fish($0.completion) }
      return ([start] + names + [value, "-d \(Self.fishQuoted(option.help))"].compactMap(\.self))
        .joined(separator: " ")
    }
      + Set(command.operands.map { fish(completion(of: $0)) }).sorted().map { start + $0 }
  }

  private func fish(_ completion: Completion) -> String {
    switch completion {
    case .none: ""
    case .values(let words): " -a " + Self.fishQuoted(words.joined(separator: " "))
    case .command(let line): " -a " + Self.fishQuoted("(\(line))")
    case .directories: " -a '(__fish_complete_directories (commandline -ct))'"
    case .files([]): " -a '(__fish_complete_path (commandline -ct))'"
    case .files(let extensions):
      " -a '(" + extensions.map { "__fish_complete_suffix .\($0)" }.joined(separator: "; ") + ")'"
    }
  }

  /// Within single quotes fish reads a backslash before a quote or another backslash.
  private static func fishQuoted(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
