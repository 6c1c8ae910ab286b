import FakeEngine
import Foundation
import RenderComparison
import RenderKit
import Testing

@Suite struct RecordTests {
  private func object(_ record: some ResultRecord) throws -> [String: Any] {
    let data = try JSONEncoder().encode(ResultLine(record))
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func comparison() throws -> ComparisonRecord {
    var found: ComparisonRecord?
    let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf")
    try DocumentComparison(of: [FakeEngine("a"), FakeEngine("b")]).compare(source) {
      event throws(RenderError) in
      if case .compared(let record, _) = event { found = record }
    }
    return try #require(found)
  }

  @Test func `a comparison carries its provenance and its measures side by side`() throws {
    let object = try object(comparison())
    #expect(object["schema"] as? Int == 1)
    #expect(object["type"] as? String == "comparison")
    for key in [
      "pixelmatch", "differingPixels", "maxChannelDifference", "meanChannelDifference", "psnr",
      "firstSize", "secondSize", "agreement", "judgment", "verdict", "score", "regions", "settings",
      "first", "second", "result",
    ] {
      #expect(object[key] != nil, "\(key)")
    }
    let first = try #require(object["first"] as? [String: Any])
    let document = try #require(first["document"] as? [String: Any])
    #expect((document["sha256"] as? String)?.count == 64)
  }

  @Test func `a page's record says how its engine was isolated, and the limits`() throws {
    var info = FakeEngine("a").info
    var sandbox = SandboxReport()
    sandbox.record(.calls, failure: nil)
    sandbox.record(.files, failure: "the kernel is old")
    info.isolation = EngineIsolation(
      cpuTime: .seconds(15), time: .seconds(20), memory: nil, sandbox: sandbox)
    let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf")
    let record = PageRecord(
      try DocumentProvenance(source), info, RenderSettings(PageRequest(page: 0), OpenOptions()),
      page: 1, nil)
    let object = try object(record)
    let isolation = try #require(object["isolation"] as? [String: Any])
    #expect(isolation["cpuTime"] as? Double == 15 && isolation["time"] as? Double == 20)
    let parts = try #require(isolation["sandbox"] as? [String: Any])
    #expect(parts["held"] as? [String] == ["seccomp"])
    #expect(
      parts["gaps"] as? [[String: String]]
        == [["part": "landlock", "reason": "the kernel is old"]])
    let settings = try #require(object["settings"] as? [String: Any])
    #expect((settings["documentLimits"] as? [String: Int])?["pages"] == 10_000)
    #expect((settings["pixelLimits"] as? [String: Int])?["pixels"] == 50_000_000)
  }

  @Test func `a record survives being written and read`() throws {
    let record = try comparison()
    let data = try JSONEncoder().encode(ResultLine(record))
    #expect(try JSONDecoder().decode(ComparisonRecord.self, from: data) == record)
  }

  @Test func `settings record what was asked, but no password`() throws {
    var request = PageRequest(page: 0, scaling: .dpi(150))
    request.background = .color(red: 1, green: 171, blue: 255)
    let settings = RenderSettings(request, OpenOptions(password: "secret"))
    let text = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    #expect(settings.dpi == 150 && settings.scale == nil)
    #expect(settings.background == "#01abff")
    #expect(settings.hasPassword && !text.contains("secret"))
  }
}
