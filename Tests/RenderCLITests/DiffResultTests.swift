import Foundation
import RenderImageFile
import RenderKit
import Testing

@testable import RenderCLI

/// What makes `renderkit diff` pass or fail, and which pixels it looks at.
@Suite struct DiffResultTests {
  /// A shade that everybody overlooks.
  private func shades(_ tool: ToolRun) throws -> [String] {
    [try tool.picture("a.png", gray: 254), try tool.picture("b.png", gray: 255)]
  }

  static let failures: [(options: [String], code: Int32)] = [
    ([], 0), (["--fail-on", "looks"], 0), (["--fail-on", "pixels"], 0),
    (["--fail-on", "pixels", "--threshold", "0"], 1), (["--fail-on", "any"], 1),
    (["--fuzzy", "maxDifference=0-1,totalPixels=0-12"], 0),
    (["--fuzzy", "0-1;0-11"], 1), (["--fuzzy", "2-9;0-12"], 1),
    (["--fuzzy", "1;12", "--fail-on", "any"], 64), (["--fuzzy", "much"], 64),
  ]

  @Test(arguments: failures)
  func `a shade fails where it is to fail`(options: [String], code: Int32) throws {
    let tool = try ToolRun()
    let outcome = try tool.run(["diff"] + shades(tool) + options)
    #expect(outcome.code == code)
    guard code < 2 else { return }
    #expect(outcome.lines.last?.hasPrefix(code == 0 ? "pass: " : "fail: ") == true)
    let record = try tool.run(["diff", "--json"] + shades(tool) + options).record()
    #expect(record["result"] as? String == (code == 0 ? "pass" : "fail"))
  }

  @Test func `the last line says why`() throws {
    let tool = try ToolRun()
    let files = try shades(tool)
    #expect(
      try tool("diff", files[0], files[1], "-t", "0").lines.last
        == "pass: a person would see no difference, and 12 pixels differ by more than the threshold"
    )
    #expect(
      try tool("diff", files[0], files[1], "--fail-on", "any").lines.last
        == "fail: 12 pixels are unequal")
    #expect(
      try tool("diff", files[0], files[1], "--fuzzy", "0;0").lines.last
        == "fail: found maxDifference=1,totalPixels=12, wanted maxDifference=0,totalPixels=0")
    #expect(try tool("diff", files[0], files[0]).lines.last == "pass: every pixel is equal")
  }

  @Test func `sizes are dealt with as asked`() throws {
    let tool = try ToolRun()
    let files = [
      try tool.picture("a.png", gray: 255), try tool.picture("b.png", gray: 255, width: 9),
    ]
    func run(_ policy: String) throws -> ToolRun.Outcome {
      try tool("diff", files[0], files[1], "--size-mismatch", policy)
    }
    let overlap = try run("overlap")
    #expect(overlap.code == 1 && overlap.text.contains("15 of 27 pixels (4 x 3 and 9 x 3)"))
    #expect(try run("pad").code == 0 && run("align").code == 0)
    let fail = try run("fail")
    #expect(fail.code == 1 && fail.lines.last == "fail: the sizes differ, 4 x 3 and 9 x 3")
    #expect(try run("stretch").code == 64)
    let record = try tool(
      "diff", files[0], files[1], "--size-mismatch", "fail", "--json", "-o", tool.path("d.png")
    ).record()
    #expect(record["agreement"] as? String == "different" && record["pixelmatch"] as? Int == 15)
    #expect(record["verdict"] as? String == "different" && record["result"] as? String == "fail")
    #expect(tool.files().contains("d.png"))
  }

  @Test func `rectangles are ignored or looked at alone`() throws {
    let tool = try ToolRun()
    let files = [
      try tool.picture("a.png", gray: 0, width: 20, height: 20),
      try tool.picture("b.png", gray: 255, width: 20, height: 20),
    ]
    let ignored = try tool(
      "diff", files[0], files[1], "--ignore", "0,0,20,12", "--ignore", "0,10,20,8", "--json")
    let record = try ignored.record()
    #expect(record["pixels"] as? Int == 40 && record["ignoredPixels"] as? Int == 360)
    #expect(record["pixelmatch"] as? Int == 40)
    let mask = try #require(record["mask"] as? [String: [[String: Int]]])
    #expect(mask["ignored"]?.count == 2 && mask["included"]?.isEmpty == true)
    let only = try tool("diff", files[0], files[1], "--only", "5,5,2,3")
    #expect(only.text.hasPrefix("different: 6 of 6 pixels (394 ignored)"))
    let rest = try tool("diff", files[0], files[0], "--only", "5,5,2,3")
    #expect(rest.lines.last == "pass: every pixel that is not ignored is equal")
    #expect(try tool("diff", files[0], files[1], "--ignore", "1,2,3").code == 64)
    #expect(try tool("diff", files[0], files[1], "--ignore", "0,0,99,99").code == 65)
    let beyond = try tool("diff", files[0], files[1], "--ignore", "20,0,5,5")
    #expect(beyond.messages.contains("the region 20,0,5,5 lies outside of both pictures"))
  }

  @Test func `measures are added when asked for`() throws {
    let tool = try ToolRun()
    let files = [
      try tool.picture("a.png", gray: 0, width: 20, height: 20),
      try tool.picture("b.png", gray: 255, width: 20, height: 20),
    ]
    #expect(try tool("diff", files[0], files[1], "--json").record()["measures"] == nil)
    let outcome = try tool("diff", files[0], files[1], "--measures", "--json")
    let measures = try #require(try outcome.record()["measures"] as? [String: Any])
    #expect(try #require(measures["ssim"] as? Double) < 0.001)
    #expect(measures["msssim"] == nil)
    #expect((measures["notMeasured"] as? [String])?.count == 1)
    let distances = try #require(measures["ciede2000"] as? [String: Double])
    #expect(Set(distances.keys) == ["median", "p95", "p99", "max"])
    let text = try tool("diff", files[0], files[1], "--measures").text
    #expect(text.contains("\nSSIM 0.0001; distance of colors (CIEDE2000): median 100.00, "))
    #expect(text.contains("\nMS-SSIM was not measured: it needs 176 x 176 pixels"))
  }

  @Test func `records name the pixels by their digest`() throws {
    let tool = try ToolRun()
    let files = [try tool.picture("a.png", gray: 9), tool.path("a.ppm")]
    try Bitmap(imageFile: files[0]).write(to: files[1], as: .ppm)
    let record = try tool("diff", files[0], files[1], "--json").record()
    let pictures = try ["first", "second"].map { try #require(record[$0] as? [String: Any]) }
    #expect(pictures[0]["sha256"] as? String != pictures[1]["sha256"] as? String)
    #expect(pictures[0]["pixelHash"] as? String == pictures[1]["pixelHash"] as? String)
    #expect((pictures[0]["pixelHash"] as? String)?.count == 64)
  }

  @Test func `records are read back`() throws {
    let tool = try ToolRun()
    let files = try shades(tool)
    for options in [[], ["--size-mismatch", "fail"], ["--measures", "--fuzzy", "1;12"]] {
      let outcome = try tool.run(["diff", "--json"] + files + options)
      let record = try JSONDecoder().decode(DiffRecord.self, from: outcome.output)
      let again = try JSONDecoder().decode(DiffRecord.self, from: JSONEncoder().encode(record))
      #expect(record.findings == again.findings && record.settings == again.settings)
      #expect(record.result == again.result && record.first.size == again.first.size)
    }
  }
}
