import ArgumentParsing
import FakeEngine
import Foundation
import RenderCLI
import Testing

@Suite struct HelpTests {
  @Test(arguments: CommandLineTool.definition.subcommands.map(\.name))
  func `help on a command mentions each of its options`(name: String) throws {
    let tool = try ToolRun()
    let outcome = try tool("help", name)
    #expect(outcome.code == 0)
    let command = try #require(
      CommandLineTool.definition.subcommands.first { $0.name == name })
    for option in command.options.flatMap(\.names) { #expect(outcome.text.contains(option)) }
    #expect(try tool(name, "--help").text == outcome.text)
  }

  @Test(arguments: [40, 80, 100])
  func `help fits the terminal`(width: Int) throws {
    let tool = try ToolRun()
    tool.environment["COLUMNS"] = String(width)
    for command in ["render", "compare", "diff", "info", "engines"] {
      for line in try tool("help", command).lines where !line.contains("renderkit ") {
        #expect(line.count <= width || line.split(separator: " ").count <= 4, "\(line)")
      }
    }
  }

  @Test func `help on formats speaks of an extension only where a file is written`() throws {
    let tool = try ToolRun()
    #expect(try tool("help", "render").text.contains("by the extension of -o"))
    #expect(try !tool("help", "compare").text.contains("extension"))
  }

  @Test func `help names every exit code`() throws {
    let text = try ToolRun()("help").text
    for code in [0, 1, 64, 65, 66, 69, 70, 73] { #expect(text.contains("\(code) ")) }
  }

  @Test func `the version is printed`() throws {
    #expect(try ToolRun()("--version").text == "renderkit \(CommandLineTool.version)\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script is printed for each shell`(shell: String) throws {
    let text = try ToolRun()("--generate-completion-script", shell).text
    for command in CommandLineTool.definition.subcommands { #expect(text.contains(command.name)) }
    #expect(text.contains("fit-down") && text.contains("renderkit engines --names"))
  }

  @Test func `a mistyped command is recognized`() throws {
    let outcome = try ToolRun()("comprae", "x.pdf")
    #expect(outcome.code == 64)
    #expect(
      outcome.messages == "renderkit: unknown command 'comprae'; did you mean 'compare'?\n")
  }

  @Test func `no results are colored unless a terminal shows them`() throws {
    let tool = try ToolRun()
    #expect(try !tool("compare", tool.document()).text.contains("\u{1B}"))
  }
}
