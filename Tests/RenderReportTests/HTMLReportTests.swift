import Foundation
import RenderReport
import Testing

@Suite struct HTMLReportTests {
  private func page(
    _ log: ResultLog, title: String = "Title", source: PictureSource? = nil
  ) throws -> String {
    try HTMLReport(of: log, title: title).text { _ in source }
  }

  private func data(in page: String) throws -> [String: Any] {
    let start = try #require(page.firstRange(of: "id=\"data\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.firstRange(of: "</script>"))
    let json = try JSONSerialization.jsonObject(with: Data(rest[..<end.lowerBound].utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `no name of a document ends the data or the title`() throws {
    let page = try page(ReportFixture().log(), title: "</title><script>alert(1)</script>")
    #expect(page.ranges(of: "</script>").count == 2)
    #expect(page.ranges(of: "<script").count == 2)
    #expect(page.contains("<title>&lt;/title&gt;"))
    let cases = try #require(data(in: page)["cases"] as? [[String: Any]])
    #expect(cases.contains { $0["document"] as? String == ReportFixture.hostile })
  }

  @Test func `the policy names the page's own style and script`() throws {
    let page = try page(ReportFixture().log())
    #expect(page.contains("default-src 'none'; script-src 'sha256-"))
    #expect(!page.contains("unsafe-inline") && !page.contains("http://"))
  }

  @Test func `pictures have names of their own that are safe in a URL`() throws {
    var log = ResultLog()
    let line = try #require(
      ReportFixture(pages: 1).lines.first { $0.contains("\"type\":\"comparison\"") })
    let names = [
      ("out/one-p1.a.png", "x/../a b#?%.png"), ("out/one-p1.b.png", "y/a_b___.PNG"),
    ]
    let changed = names.reduce(line) { $0.replacing($1.0, with: $1.1) }
    try log.add(Array(changed.utf8), from: "results.jsonl")
    let pictures = HTMLReport(of: log).pictures
    #expect(pictures.map(\.name) == ["a_b___.png", "a_b___.PNG.png"])
    #expect(pictures.map(\.path) == ["x/../a b#?%.png", "y/a_b___.PNG"])
  }

  @Test func `the pictures of the worst results come first`() throws {
    let pictures = HTMLReport(of: try ReportFixture().log()).pictures
    #expect(pictures.map(\.rank) == pictures.map(\.rank).sorted())
    #expect(pictures.prefix(6).allSatisfy { $0.isSuspicious })
    #expect(Set(pictures.map(\.name)).count == pictures.count)
    #expect(pictures.count { $0.isSuspicious } == 6)
  }

  @Test func `a picture that is not there has no source`() throws {
    let pictures = try #require(
      data(in: page(ReportFixture().log()))["pictures"] as? [[String: Any]])
    #expect(pictures.allSatisfy { $0.isEmpty } && !pictures.isEmpty)
  }

  @Test func `a link to a result is the same in another run`() throws {
    func ids(_ lines: [String]) throws -> Set<String> {
      var log = ResultLog()
      for line in lines { try log.add(Array(line.utf8), from: "results.jsonl") }
      let cases = try data(in: page(log))["cases"] as? [[String: Any]] ?? []
      #expect(cases.count == Set(cases.compactMap { $0["id"] as? String }).count)
      return Set(cases.compactMap { $0["id"] as? String })
    }
    let lines = try ReportFixture().lines
    #expect(try ids(lines) == ids(lines.reversed().map { $0.replacing("4.5", with: "3.5") }))
  }
}
