extension CompletionScript {
  /// Bash breaks words at `=`, so that an option's name may stand two words back; words with spaces
  /// survive because fields are separated by line feeds only.
  var bash: [String] {
    let names = program.subcommands.map { Self.quoted($0.name) }.joined(separator: "|")
    let head = """
      # bash completion for \(program.name)
      _\(program.name)() {
        local IFS=$'\\n' cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command=
        if [[ $cur == = ]]; then cur=
        elif [[ $prev == = ]]; then prev=${COMP_WORDS[COMP_CWORD-2]}; fi
        COMPREPLY=()
        if ((COMP_CWORD > 1)); then
          case ${COMP_WORDS[1]} in \(names)) command=${COMP_WORDS[1]} ;; esac
        fi
        case "$command $prev" in
      """
    var lines = [head] + bashValues(of: program, as: "")
    for command in program.subcommands { lines += bashValues(of: command, as: command.name) }
    lines += ["  esac", "  case $command in"] + bashWords(of: program, as: "")
    for command in program.subcommands { lines += bashWords(of: command, as: command.name) }
    return lines + ["  esac", "}", "complete -F _\(program.name) \(program.name)"]
  }

  private func bashValues(of command: CommandDefinition, as name: String) -> [String] {
    command.options.compactMap { option in
      guard let value = option.value else { return nil }
      let patterns = option.names.map { Self.quoted("\(name) \($0)") }.joined(separator: "|")
      return "    \(patterns)) \(bash(value.completion)); return ;;"
    }
  }

  private func bashWords(of command: CommandDefinition, as name: String) -> [String] {
    let options = command.options.flatMap(\.names).filter { $0.hasPrefix("--") }
    let plain = bashOperands(of: command)
    return [
      "    \(Self.quoted(name)))",
      "      if [[ $cur == -* ]]; then \(bash(.values(options)))",
      "      else \(plain); fi ;;",
    ]
  }

  private func bashOperands(of command: CommandDefinition) -> String {
    guard let first = command.operands.first, let last = command.operands.last else {
      return bash(.values(command.subcommands.map(\.name)))
    }
    let others = bash(completion(of: last))
    guard command.operands.count > 1, first.completion != last.completion else { return others }
    return "if ((COMP_CWORD == 2)); then \(bash(completion(of: first))); else \(others); fi"
  }

  private func bash(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .values(let words):
      "COMPREPLY=($(compgen -W $'\(words.joined(separator: "\\n"))' -- \"$cur\"))"
    case .command(let line): "COMPREPLY=($(compgen -W \"$(\(line))\" -- \"$cur\"))"
    case .directories: "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\"))"
    case .files([]): "compopt -o filenames; COMPREPLY=($(compgen -f -- \"$cur\"))"
    case .files(let extensions):
      "compopt -o filenames; COMPREPLY=($(compgen -d -- \"$cur\""
        + extensions.map { "; compgen -f -X '!*.\($0)' -- \"$cur\"" }.joined() + "))"
    }
  }

  /// The argument of `help` is a command, whatever its declaration says.
  func completion(of operand: OperandDefinition) -> Completion {
    operand.name == "COMMAND" ? .values(program.subcommands.map(\.name)) : operand.completion
  }
}
