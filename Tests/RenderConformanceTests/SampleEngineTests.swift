import RenderConformance
import RenderKit
import Testing

/// Tests the engine that the article "Writing an engine" prints.
struct SampleEngineTests {
  @Test(arguments: ConformanceRule.all)
  func `the documentation's engine keeps every rule`(rule: ConformanceRule) {
    #expect(rule.violations(by: BMPEngine()) == [])
  }

  @Test(arguments: ["BMPEngine", "BMPDocument"])
  func `the documentation prints the engine that is tested`(type: String) throws {
    let article = try text(of: "../../Sources/RenderKit/RenderKit.docc/writing-an-engine.md")
    #expect(article.contains(try text(of: "\(type).swift")))
  }

  private func text(of path: String) throws -> String {
    let folder = #filePath.dropLast("SampleEngineTests.swift".count)
    let source = try DocumentSource(file: folder + path)
    return String(decoding: try source.read(at: 0, count: source.byteCount), as: UTF8.self)
  }
}
