import FakeEngine
import Foundation
import RenderCLI
import RenderKit
import Testing

@Suite struct ExitCodeTests {
  private static let codes: [(RenderError.Code, Int32)] = [
    (.fileNotFound, 66), (.unreadable, 66), (.emptyDocument, 65), (.damagedDocument, 65),
    (.unsupportedFormat, 65), (.passwordRequired, 65), (.passwordWrong, 65),
    (.pageOutOfRange, 65), (.invalidRequest, 65), (.tooLarge, 65), (.unsupportedOption, 64),
    (.engineMissing, 69), (.engineFailed, 70), (.engineCrashed, 70), (.timeLimit, 70),
    (.memoryLimit, 70), (.cpuLimit, 70), (.sandboxViolation, 70), (.sandboxUnavailable, 69),
    (.cannotWrite, 73),
  ]

  @Test(arguments: codes)
  func `every kind of failure has its code`(code: RenderError.Code, number: Int32) {
    #expect(ExitCode(code).rawValue == number)
  }

  @Test(arguments: codes)
  func `a failing engine decides on the code and writes nothing`(
    code: RenderError.Code, number: Int32
  ) throws {
    var script = FakeScript()
    script.openFailure = code
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let outcome = try tool("render", tool.document(), "-o", tool.path("out"))
    #expect(outcome.code == number)
    #expect(outcome.messages.hasPrefix("renderkit: ") && outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(tool.files() == ["report.pdf"])
  }

  /// Bad input by what it is, its command line behind `render`, and its code.
  private static let badInput: [(String, [String], Int32)] = [
    ("missing", ["missing.pdf"], 66), ("empty", ["empty.pdf"], 65), ("a directory", ["."], 66),
    ("of no known type", ["noise"], 65), ("a page too far", ["report.pdf", "-p", "2"], 65),
    ("too large", ["report.pdf", "--dpi", "1e7"], 65),
    ("enormous", ["report.pdf", "--scale", "1e300"], 65),
    ("too many pixels", ["report.pdf", "--max-pixels", "10"], 65),
    ("a region outside", ["report.pdf", "--region=-1,0,5,5"], 65),
    ("an unknown layer", ["report.pdf", "--show-layer", "x"], 65),
    ("an unknown engine", ["report.pdf", "--engine", "alpa"], 69),
    ("no style sheet", ["report.pdf", "--stylesheet", "missing.css"], 66),
  ]

  @Test(arguments: badInput)
  func `bad input gets one sentence, the right code and no file`(
    what: String, arguments: [String], code: Int32
  ) throws {
    let tool = try ToolRun()
    _ = try tool.document()
    _ = try tool.document("empty.pdf", "")
    _ = try tool.document("noise", "\u{1}\u{2}nothing")
    var arguments = arguments
    arguments[0] = tool.path(arguments[0])
    let before = tool.files()
    let outcome = try tool.run(["render"] + arguments + ["-o", tool.path("out/")])
    #expect(outcome.code == code, "\(what): \(outcome.messages)")
    #expect(outcome.messages.hasPrefix("renderkit: ") && outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(tool.files() == before)
  }

  @Test func `an encrypted document asks for its password`() throws {
    var script = FakeScript()
    script.password = "right"
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let document = try tool.document()
    #expect(try tool("info", document).code == 65)
    #expect(try tool("info", document, "--password", "wrong").code == 65)
    let opened = try tool("info", document, "--password", "right")
    #expect(opened.code == 0 && opened.text.contains("needs a password"))
  }

  @Test func `a mistyped engine is recognized`() throws {
    let tool = try ToolRun()
    let outcome = try tool("render", tool.document(), "-e", "alpa")
    #expect(outcome.messages == "renderkit: There is no engine 'alpa'; did you mean 'alpha'?\n")
  }

  @Test func `a word that is no text does not become the name of another file`() throws {
    let tool = try ToolRun()
    let name = Array(tool.path("caf").utf8) + [0xE9] + Array(".png".utf8)
    let document = Array(try tool.document().utf8)
    #expect(try tool.run(words: [Array("render".utf8), document, Array("-o".utf8), name]) == 64)
    #expect(tool.files() == ["report.pdf"])
    #expect(try tool.run(words: [Array("info".utf8), document]) == 0)
  }

  @Test func `a choice of no pages is no success`() throws {
    let tool = try ToolRun()
    for command in ["render", "compare", "info"] {
      #expect(try tool(command, tool.document(), "-p", "even").code == 65, "\(command)")
    }
  }

  @Test func `standard input is called by its name`() throws {
    let tool = try ToolRun()
    #expect(try tool("info", "-").messages == "renderkit: standard input is empty.\n")
  }

  @Test func `an output that cannot be written is 73`() throws {
    let tool = try ToolRun()
    let document = try tool.document()
    #expect(try tool("render", document, "-o", "/dev/full").code == 73)
    #expect(try tool("render", document, "-o", document + "/x.png").code == 73)
    #expect(try tool("render", document, "-o", document + "/").code == 73)
  }
}
