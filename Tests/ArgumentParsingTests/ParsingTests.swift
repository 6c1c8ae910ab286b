import ArgumentParsing
import Testing

@Suite struct ParsingTests {
  @Test(arguments: [
    ["--speed=2.5"], ["--speed", "2.5"], ["-s2.5"], ["-s", "2.5"], ["-s=2.5"], ["-vqs2.5"],
    ["--speed", "1", "--speed", "2.5"],
  ])
  func `an option's value may stand in any of the usual places`(words: [String]) throws {
    let arguments = try SampleProgram.arguments(["paint", "x"] + words)
    #expect(try arguments[SampleProgram.speed] == 2.5)
    #expect(arguments.operands == ["x"])
  }

  @Test func `flags bundle behind one dash`() throws {
    let arguments = try SampleProgram.paint("-vq", "x")
    #expect(try arguments[SampleProgram.verbose] && arguments[SampleProgram.quiet])
    #expect(try !arguments[SampleProgram.wide])
  }

  @Test func `options that are not given have their defaults`() throws {
    let arguments = try SampleProgram.paint("x")
    #expect(try arguments[SampleProgram.count] == 3)
    #expect(try arguments[SampleProgram.speed] == nil)
    #expect(try arguments[SampleProgram.names] == [])
  }

  @Test func `a repeatable option keeps all its values in order`() throws {
    let arguments = try SampleProgram.paint("x", "-n", "b", "--name=a", "-nc")
    #expect(try arguments[SampleProgram.names] == ["b", "a", "c"])
  }

  @Test func `a lone dash and negative numbers are values and arguments`() throws {
    let arguments = try SampleProgram.paint("-", "-1", "--speed", "-2", "--name", "-")
    #expect(arguments.operands == ["-", "-1"])
    #expect(try arguments[SampleProgram.speed] == -2)
    #expect(try arguments[SampleProgram.names] == ["-"])
  }

  @Test func `behind two dashes everything is an argument`() throws {
    let arguments = try SampleProgram.paint("--verbose", "--", "--quiet", "-x", "--")
    #expect(arguments.operands == ["--quiet", "-x", "--"])
    #expect(try !arguments[SampleProgram.quiet])
  }

  @Test func `an empty value is a value`() throws {
    #expect(try SampleProgram.paint("x", "--name=")[SampleProgram.names] == [""])
    #expect(try SampleProgram.paint("x", "--name", "")[SampleProgram.names] == [""])
  }

  @Test(arguments: [["--style="], ["--style", ""]])
  func `an empty path is refused`(words: [String]) throws {
    #expect(throws: UsageError.self) { try SampleProgram.arguments(["paint", "x"] + words) }
  }

  @Test(arguments: [
    (["paint", "x", "--sped", "1"], "unknown option '--sped'; did you mean '--speed'?"),
    (["paint", "x", "--zzzzz"], "unknown option '--zzzzz'; see 'sample paint --help'"),
    (["paint", "x", "-vz"], "unknown option '-z'; see 'sample paint --help'"),
    (["paint", "x", "--speed"], "option '--speed' needs a value: --speed N"),
    (["paint", "x", "--speed", "--quiet"], "option '--speed' needs a value: --speed N"),
    (["paint", "x", "--speed", "--"], "option '--speed' needs a value: --speed N"),
    (["paint", "x", "--quiet=1"], "option '--quiet' takes no value"),
    (["paint", "x", "--speed=fast"], "bad value 'fast' for '--speed'; expected a number"),
    (["paint", "x", "--speed=nan"], "bad value 'nan' for '--speed'; expected a number"),
    (["paint", "x", "-c", "1.5"], "bad value '1.5' for '--count'; expected a whole number"),
    (["paint", "x", "--color=gren"], "bad value 'gren' for '--color'; did you mean 'green'?"),
    (["paint", "x", "--color=7"], "bad value '7' for '--color'; expected red, green, blue"),
    (
      ["paint", "x", "--wide", "--tall"],
      "'--wide' and '--tall' exclude each other; give one of them"
    ),
    (["paint"], "missing argument FILE; see 'sample paint --help'"),
    (["mix"], "missing argument A; see 'sample mix --help'"),
    (["mix", "a", "b", "c"], "unexpected argument 'c'; see 'sample mix --help'"),
    (["pait", "x"], "unknown command 'pait'; did you mean 'paint'?"),
    (["zzz"], "unknown command 'zzz'; see 'sample --help'"),
    (["help", "pant"], "unknown command 'pant'; did you mean 'paint'?"),
    ([], "missing command; see 'sample --help'"),
    (["--paint"], "unknown option '--paint'; see 'sample --help'"),
    (
      ["--generate-completion-script", "bsh"],
      "bad value 'bsh' for '--generate-completion-script'; did you mean 'bash'?"
    ),
  ])
  func `a command line that makes no sense is explained`(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try SampleProgram.program.parse(words) }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["help"], ["help", "paint"], ["paint", "--help"], ["paint", "x", "-vh"],
    ["paint", "--speed", "1", "--help", "--nonsense"],
  ])
  func `help is there wherever it is asked for`(words: [String]) throws {
    guard case .help = try SampleProgram.program.parse(words) else {
      Issue.record("no help for \(words)")
      return
    }
  }

  @Test func `the program's own options are read`() throws {
    guard case .version = try SampleProgram.program.parse(["--version"]),
      case .completionScript(.fish) = try SampleProgram.program.parse([
        "--generate-completion-script", "fish",
      ])
    else {
      Issue.record("not what was asked for")
      return
    }
  }
}
