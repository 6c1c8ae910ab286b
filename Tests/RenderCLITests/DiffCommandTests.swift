import Foundation
import RenderImageFile
import RenderKit
import Testing

@Suite struct DiffCommandTests {
  @Test func `equal pictures are identical`() throws {
    let tool = try ToolRun()
    let outcome = try tool(
      "diff", tool.picture("a.png", gray: 7), tool.picture("b.png", gray: 7))
    #expect(outcome.code == 0 && outcome.text.hasPrefix("identical: 0 of 12 pixels"))
  }

  @Test func `the record has every measure`() throws {
    let tool = try ToolRun()
    let outcome = try tool(
      "diff", tool.picture("a.png", gray: 0), tool.picture("b.png", gray: 255), "--json",
      "--threshold", "0.05", "--include-antialiasing")
    let record = try outcome.record()
    #expect(outcome.code == 1)
    #expect(record["type"] as? String == "diff" && record["schema"] as? Int == 1)
    #expect(record["pixelmatch"] as? Int == 12 && record["differingPixels"] as? Int == 12)
    #expect(record["maxChannelDifference"] as? Int == 255)
    #expect(record["meanChannelDifference"] as? Double == 255)
    #expect(record["psnr"] as? Double == 0)
    #expect((record["firstSize"] as? [String: Int]) == ["width": 4, "height": 3])
    let comparison = try #require(record["comparison"] as? [String: Any])
    #expect(comparison["threshold"] as? Double == 0.05)
    #expect(comparison["includeAntialiasing"] as? Bool == true)
  }

  @Test func `the record says whether a person sees a difference, and where`() throws {
    let tool = try ToolRun()
    let files = [
      try tool.picture("a.png", gray: 0, width: 20),
      try tool.picture("b.png", gray: 255, width: 20),
    ]
    let record = try tool(
      "diff", files[0], files[1], "--json", "--sensitivity", "lenient", "--tolerate-hairlines",
      "--dpi", "150"
    ).record()
    #expect(record["verdict"] as? String == "different" && record["agreement"] != nil)
    #expect(try #require(record["score"] as? Double) > 1.5)
    let regions = try #require(record["regions"] as? [[String: Any]])
    #expect(regions.count == 1 && regions[0]["box"] is [String: Int])
    #expect(regions[0]["kind"] is String && regions[0]["strength"] is Double)
    let judgment = try #require(record["judgment"] as? [String: Any])
    #expect(judgment["sensitivity"] as? String == "lenient")
    #expect(judgment["toleratesHairlines"] as? Bool == true && judgment["dpi"] as? Double == 150)
    #expect(try tool("diff", files[0], files[1]).text.contains("\nlooks different (score "))
    #expect(try tool("diff", files[0], files[1], "--sensitivity", "high").code == 64)
  }

  @Test func `psnr is null where nothing differs`() throws {
    let tool = try ToolRun()
    let picture = try tool.picture("a.png", gray: 0)
    #expect(try tool("diff", picture, picture, "--json").record()["psnr"] is NSNull)
  }

  @Test func `a difference picture is written to a file or to standard output`() throws {
    let tool = try ToolRun()
    let files = [try tool.picture("a.png", gray: 0), try tool.picture("b.png", gray: 255)]
    #expect(try tool("diff", files[0], files[1], "-o", tool.path("diff.png")).code == 1)
    #expect(try Bitmap(imageFile: tool.path("diff.png")).size == PixelSize(width: 4, height: 3))
    let outcome = try tool("diff", files[0], files[1], "-o", "-")
    let source = DocumentSource(bytes: [UInt8](outcome.output), name: "output")
    #expect(try Bitmap(decoding: source).size == PixelSize(width: 4, height: 3))
  }

  @Test func `one picture may come from standard input`() throws {
    let tool = try ToolRun()
    let picture = try tool.picture("a.png", gray: 3)
    tool.input = try Data(contentsOf: URL(fileURLWithPath: picture))
    #expect(try tool("diff", "-", picture).code == 0)
  }

  @Test func `bad pictures have their codes`() throws {
    let tool = try ToolRun()
    let picture = try tool.picture("a.png", gray: 3)
    #expect(try tool("diff", picture, tool.path("missing.png")).code == 66)
    #expect(try tool("diff", picture, tool.document()).code == 65)
    #expect(try tool("diff", picture).code == 64)
    #expect(try tool("diff", picture, picture, picture).code == 64)
    #expect(try tool("diff", picture, picture, "-o", tool.path("out/")).code == 64)
    let outcome = try tool("diff", picture, tool.path("missing.png"), "--json")
    #expect(try outcome.record()["type"] as? String == "failure")
  }
}
