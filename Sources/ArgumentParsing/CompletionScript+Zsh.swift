extension CompletionScript {
  var zsh: [String] {
    let function = "_\(program.name)"
    let names = program.subcommands.map { Self.quoted("\($0.name):\($0.summary)") }
    let list = names.joined(separator: " ")
    var lines = ["#compdef \(program.name)"]
    lines += ["\(function)_commands() {", "  local -a commands=(\(list))"]
    lines += ["  _describe command commands", "}"]
    for command in program.subcommands {
      lines += ["\(function)_\(command.name)() {", "  _arguments -s -S \\"]
      lines += zshRows(of: command)
      lines += ["    && return 0", "}"]
    }
    return lines + zshProgram(function)
  }

  private func zshProgram(_ function: String) -> [String] {
    let head = """
      \(function)() {
        local context state state_descr line curcontext="$curcontext"
        typeset -A opt_args
        _arguments -C -s \\
      """
    let tail = """
          '1: :\(function)_commands' '*:: :->words'
        if [[ $state == words ]] && (( $+functions[\(function)_$line[1]] )); then
          \(function)_$line[1]
        fi
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then \(function) "$@"
      else compdef \(function) \(program.name); fi
      """
    return [head] + zshRows(of: program) + [tail]
  }

  private func zshRows(of command: CommandDefinition) -> [String] {
    let operands = command.operands.map { operand in
      let position = operand.repeats ? "*" : ""
      return Self.quoted("\(position):\(operand.name):\(zsh(completion(of: operand)))")
    }
    return (command.options.map(zshRow) + operands).map { "    \($0) \\" }
  }

  /// Braces expand only outside quotes, so the option's spellings stand unquoted.
  private func zshRow(_ option: OptionDefinition) -> String {
    let value = option.value.map { ":\($0.placeholder):\(zsh($0.completion))" } ?? ""
    let names = option.names.map { name in
      option.value != nil && name.hasPrefix("--") ? name + "=" : name
    }
    let excluded = option.repeats ? "*" : "(\(option.names.joined(separator: " ")))"
    let spelled = names.count == 1 ? names[0] : "{\(names.joined(separator: ","))}"
    let text = "[\(Self.zshEscaped(option.help))]" + value
    return Self.quoted(excluded) + spelled + Self.quoted(text)
  }

  private func zsh(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .values(let words): "(\(words.joined(separator: " ")))"
    case .command(let line): "{compadd -- $(\(line))}"
    case .directories: "_files -/"
    case .files([]): "_files"
    case .files(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    }
  }

  private static func zshEscaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
