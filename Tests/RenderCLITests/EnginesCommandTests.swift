import FakeEngine
import Foundation
import RenderKit
import Testing

@Suite struct EnginesCommandTests {
  @Test func `engines are listed with version, license and capabilities`() throws {
    let tool = try ToolRun([
      FakeEngine("alpha"), FakeEngine("plain", formats: [.svg, .svgz], capabilities: .init()),
    ])
    let lines = try tool("engines").lines
    #expect(lines[0] == "alpha: ALPHA 1.2, Apache-2.0")
    #expect(lines[1].contains("PDF: boxes crop media bleed trim art; optional annotations; layers"))
    #expect(lines[1].contains("antialiasing 0-8"))
    #expect(lines[3] == "  SVG, SVGZ: boxes crop; optional annotations")
  }

  @Test func `names alone serve completion`() throws {
    let tool = try ToolRun()
    #expect(try tool("engines", "--names").lines == ["alpha", "beta"])
  }

  @Test func `records carry the capabilities`() throws {
    let tool = try ToolRun([FakeEngine("alpha")])
    let record = try tool("engines", "--json").record()
    let engine = try #require(record["engine"] as? [String: Any])
    #expect(engine["license"] as? String == "Apache-2.0")
    #expect((engine["capabilities"] as? [String: Any])?.keys.contains("pdf") == true)
  }
}
