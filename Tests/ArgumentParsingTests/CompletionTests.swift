import ArgumentParsing
import Foundation
import TestSupport
import Testing

/// The scripts are run in the real shells, where those are installed.
@Suite struct CompletionTests {
  private static func path(of shell: String) -> String? {
    ["/bin/\(shell)", "/usr/bin/\(shell)"].first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  private static func has(_ shell: String) -> Bool { path(of: shell) != nil }

  /// Runs a shell's script in a directory with a few files, and returns the lines it prints.
  private func run(_ shell: String, _ script: String) throws -> [String] {
    let directory = try TemporaryDirectory()
    for name in ["a folder/c", "a b.css", "notes.txt"] { try directory.write([], to: name) }
    let environment = ["HOME": directory.url.path, "PATH": "/usr/bin:/bin", "TERM": "dumb"]
    let program = Program(
      try #require(Self.path(of: shell)), environment: environment, isAlone: true,
      in: directory.url)
    return try program.run(["-c", script]).text.split(separator: "\n").map(String.init)
  }

  private func script(_ shell: Invocation.Shell) -> String {
    CompletionScript(for: SampleProgram.program).text(for: shell)
  }

  private func bash(_ words: [String]) throws -> Set<String> {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let test = """
      compopt() { :; }
      COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _sample
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    return Set(try run("bash", script(.bash) + test))
  }

  @Test(
    .enabled(if: has("bash")),
    arguments: [
      (["sample", ""], ["paint", "mix", "help"]),
      (["sample", "pa"], ["paint"]),
      (["sample", "--v"], ["--version"]),
      (["sample", "help", "m"], ["mix"]),
      (["sample", "paint", "--sp"], ["--speed"]),
      (["sample", "paint", "--color", ""], ["red", "green", "blue"]),
      (["sample", "paint", "--color", "=", "r"], ["red"]),
      (["sample", "paint", "--color", "="], ["red", "green", "blue"]),
      (["sample", "paint", "--engine", "p"], ["poppler"]),
      (["sample", "paint", "--style", ""], ["a b.css", "a folder"]),
      (["sample", "paint", "--place", ""], ["a folder"]),
      (["sample", "paint", "n"], ["notes.txt"]),
      (["sample", "--generate-completion-script", "z"], ["zsh"]),
    ])
  func `bash completes commands, options and values`(words: [String], expected: [String]) throws {
    #expect(try bash(words) == Set(expected))
  }

  private func fish(_ line: String) throws -> Set<String> {
    let lines = try run("fish", script(.fish) + "complete -C '\(line)'\n")
    return Set(lines.compactMap { $0.split(separator: "\t").first.map(String.init) })
  }

  @Test(
    .enabled(if: has("fish")),
    arguments: [
      ("sample ", ["paint", "mix", "help"]),
      ("sample help m", ["mix"]),
      ("sample paint --sp", ["--speed"]),
      ("sample paint --color ", ["red", "green", "blue"]),
      ("sample paint --color=r", ["--color=red"]),
      ("sample paint --engine p", ["poppler"]),
      ("sample paint --place ", ["a folder/"]),
    ])
  func `fish completes commands, options and values`(line: String, expected: [String]) throws {
    #expect(try fish(line) == Set(expected))
  }

  /// Types a line in an interactive zsh and reads what its completion system offers.
  ///
  /// Nothing is typed before the prompt is there and a key tells the end, for a terminal that is not
  /// yet in the line editor's hands would treat control characters itself.
  private func zsh(_ line: String) throws -> Set<String> {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("completion-\(UInt64.random(in: 0 ... .max)).zsh")
    defer { try? FileManager.default.removeItem(at: file) }
    let setup = """
      autoload -U compinit; compinit -u -D
      compadd() {
        if [[ ${@[(I)-(O|A|D)]} -gt 0 ]]; then builtin compadd "$@"; return; fi
        local -a offered; builtin compadd -A offered "$@"; print -rl -- $offered >> $RESULT
        builtin compadd "$@"
      }
      finish() { print FINISHED }
      zle -N finish; bindkey '^T' finish
      PROMPT=READY

      """
    try (setup + script(.zsh)).write(to: file, atomically: true, encoding: .utf8)
    let test = """
      export RESULT=$PWD/.result; : > $RESULT
      zmodload zsh/zpty
      zpty shell "zsh -f -i"
      zpty -w shell 'source \(file.path)'
      zpty -r -m shell out '*READY*'
      zpty -w -n shell '\(line)'$'\\t\\x14'
      zpty -r -m shell out '*FINISHED*'
      sort -u $RESULT
      """
    return Set(try run("zsh", test))
  }

  @Test(
    .enabled(if: has("zsh")),
    arguments: [
      ("sample pa", ["paint"]),
      ("sample help m", ["mix"]),
      ("sample paint --spe", ["--speed"]),
      ("sample paint --color ", ["red", "green", "blue"]),
      ("sample paint --color=gr", ["green"]),
      ("sample paint --engine p", ["poppler"]),
      ("sample paint x no", ["notes.txt"]),
    ])
  func `zsh completes commands, options and values`(line: String, expected: [String]) throws {
    let offered = try zsh(line)
    #expect(offered == Set(expected))
  }

  @Test(arguments: Invocation.Shell.allCases)
  func `every option is in every script`(shell: Invocation.Shell) {
    let text = script(shell)
    for option in SampleProgram.paint.options {
      let name = option.name.drop { $0 == "-" }
      #expect(text.contains(name), "\(name)")
    }
  }
}
