import FakeEngine
import Foundation
import Glibc
import RenderCLI
import RenderKit
import Testing

@Suite struct OutputSafetyTests {
  @Test(arguments: ["render", "compare"])
  func `documents whose pictures would share names are refused`(command: String) throws {
    let tool = try ToolRun()
    let files = [try tool.document("a/x.pdf"), try tool.document("b/x.pdf")]
    let outcome = try tool.run([command] + files + ["-o", tool.path("out")])
    #expect(outcome.code == 64 && outcome.messages.contains("same names"))
    #expect(tool.files() == ["a", "b"])
  }

  @Test func `several pages or documents do not go to one file`() throws {
    let tool = try ToolRun([FakeEngine("alpha", FakeScript(pageCount: 2))])
    let files = [try tool.document("a.pdf"), try tool.document("b.pdf")]
    #expect(try tool("render", files[0], "-o", tool.path("x.png")).code == 64)
    #expect(try tool("render", files[0], "-o", "-").code == 64)
    #expect(try tool.run(["render"] + files + ["-p", "1", "-o", tool.path("x.png")]).code == 64)
    #expect(tool.files() == ["a.pdf", "b.pdf"])
    #expect(try tool("render", files[0], "-p", "2", "-o", tool.path("x.png")).code == 0)
  }

  @Test func `a document is not overwritten by its picture`() throws {
    let tool = try ToolRun()
    let document = try tool.document("page.png", "%PDF-1.4 fake")
    #expect(try tool("render", document, "-o", document).code == 64)
    #expect(try String(contentsOfFile: document, encoding: .utf8) == "%PDF-1.4 fake")
    let picture = try tool.picture("a.png", gray: 0)
    #expect(try tool("diff", picture, tool.picture("b.png", gray: 9), "-o", picture).code == 64)
  }

  @Test func `standard input is read once only`() throws {
    let tool = try ToolRun()
    #expect(try tool("render", "-", "-").code == 64)
    #expect(try tool("diff", "-", "-").code == 64)
  }

  @Test func `a full disk behind standard output is 73`() throws {
    let tool = try ToolRun()
    let document = try tool.document()
    for arguments in [["info", document], ["engines"], ["help"], ["render", document, "-o", "-"]] {
      let outcome = try tool.run(arguments, output: "/dev/full")
      #expect(outcome.code == 73, "\(arguments)")
      #expect(outcome.messages.contains("No space left"), "\(arguments)")
    }
  }

  @Test func `a reader that leaves ends the run without a word`() throws {
    signal(SIGPIPE, SIG_IGN)
    let tool = try ToolRun([FakeEngine("alpha", FakeScript(pageCount: 2000))])
    let document = try tool.document()
    let pipe = Pipe()
    let messages = Pipe()
    try pipe.fileHandleForReading.close()
    let code = tool.run(
      ["info", document],
      StandardStreams(
        input: 0, output: pipe.fileHandleForWriting.fileDescriptor,
        error: messages.fileHandleForWriting.fileDescriptor))
    try messages.fileHandleForWriting.close()
    #expect(code == 73)
    #expect(try messages.fileHandleForReading.readToEnd() == nil)
  }

  @Test func `pictures of a comparison go to a directory only`() throws {
    let tool = try ToolRun()
    let document = try tool.document()
    let picture = try tool.picture("taken.png", gray: 0)
    for path in ["-", "/dev/null", picture] {
      #expect(try tool("compare", document, "-o", path).code == 64, "\(path)")
    }
  }

  @Test func `names steer no terminal and break no line`() throws {
    var script = FakeScript()
    script.layers = [DocumentLayer(name: "\u{1B}[2J\u{202E}evil\nline", isVisible: true)]
    let tool = try ToolRun(["alpha", "beta"].map { FakeEngine($0, script) })
    let document = try tool.document("a\n\u{1B}[31mb.pdf")
    let runs = [
      ["info", document], ["info", document, "--explain"], ["compare", document],
      ["render", document, "--hide-layer", "\u{7}"], ["render", document + "\r", "-o", "x/"],
    ]
    for arguments in runs {
      let outcome = try tool.run(arguments)
      let text = outcome.text + outcome.messages
      #expect(text.contains(" ["), "\(arguments)")
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 }, "\(arguments)")
      #expect(outcome.messages.split(separator: "renderkit: ").count <= 1, "\(arguments)")
    }
  }

  @Test func `no temporary file stays behind`() throws {
    let tool = try ToolRun([FakeEngine("alpha", FakeScript(pageCount: 5))])
    _ = try tool("render", tool.document(), "-o", tool.path("out"))
    let all = try FileManager.default.contentsOfDirectory(atPath: tool.path("out"))
    #expect(all.count == 5)
  }
}
