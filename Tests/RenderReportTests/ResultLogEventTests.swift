import FakeEngine
import RenderComparison
import RenderImageFile
import RenderKit
import RenderReport
import Testing

@Suite struct ResultLogEventTests {
  @Test func `the steps of a comparison become a report with its pictures`() throws {
    var script = FakeScript(pageCount: 2)
    let plain = FakeEngine("a", script)
    script.grays = [1: 255]
    var comparison = DocumentComparison(of: [plain, FakeEngine("b", script)])
    comparison.drawsDifferences = true
    var log = ResultLog()
    var pictures: [String: Bitmap] = [:]
    for name in ["one.pdf", "two.pdf"] {
      let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: name)
      try comparison.compare(source) { event throws(RenderError) in
        try log.add(event) { picture, name throws(RenderError) in pictures[name] = picture }
      }
    }
    #expect(pictures.count == 12)
    let report = HTMLReport(of: log)
    #expect(Set(report.pictures.map(\.path)) == Set(pictures.keys))
    #expect(report.pictures.filter { $0.rank == 0 }.count == 3)
    #expect(try TextReport.junit.text(of: log).contains("tests=\"4\" failures=\"2\""))
  }
}
