import FakeEngine
import RenderComparison
import RenderKit
import TestSupport
import Testing

@testable import RenderReduction

@Suite struct ReducerTests {
  /// Two engines, of which one draws white what has a mark.
  private func engines(_ format: DocumentFormat, _ mark: String) -> [any RenderEngine] {
    var script = FakeScript()
    let plain = FakeEngine("a", script, formats: [format])
    script.grayOfContent = { bytes in
      String(decoding: bytes, as: UTF8.self).contains(mark) ? 255 : 0
    }
    return [plain, FakeEngine("b", script, formats: [format])]
  }

  private func reduce(
    _ text: String, _ format: DocumentFormat, _ mark: String, page: Int = 1
  ) throws -> (Reducer.Reduction, String) {
    let probe = DifferenceProbe(DocumentComparison(of: engines(format, mark)), region: nil)
    let source = DocumentSource(bytes: Array(text.utf8), name: "document")
    let reduction = try Reducer(probe) { _ in }.reduce(source, page: page, password: nil)
    return (reduction, String(decoding: reduction.bytes, as: UTF8.self))
  }

  @Test func `an SVG keeps the elements that matter`() throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg'><g><rect/><circle/></g><path/></svg>"
    let (reduction, reduced) = try reduce(text, .svg, "<circle")
    #expect(reduced == "<svg xmlns='http://www.w3.org/2000/svg'><g><circle/></g></svg>")
    #expect(reduction.remark == nil && reduction.page == 1 && reduction.attempts > 0)
  }

  /// A document of two pages; the second has a form and an annotation.
  private static let document = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R 4 0 R] /Count 2>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 30] /Contents 5 0 R>> endobj
    4 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 30] /Contents 6 0 R /Resources
    <</XObject <</Fm 7 0 R>>>> /Annots [<</Type /Annot /Subtype /Link /Rect [0 0 9 9]>>]>> endobj
    5 0 obj <</Length 15>> stream
    1 2 3 4 re f
    endstream endobj
    6 0 obj <</Length 60>> stream
    q 5 5 20 10 re f Q q /Fm Do Q 11 12 13 14 re S
    endstream endobj
    7 0 obj <</Type /XObject /Subtype /Form /BBox [0 0 9 9] /Length 40>> stream
    21 22 23 24 re f 31 32 33 34 re f
    endstream endobj
    trailer <</Root 1 0 R>>

    """

  @Test(.enabled(if: Program.isInstalled("qpdf")))
  func `a PDF keeps the page and the operations that matter`() throws {
    let (reduction, reduced) = try reduce(Self.document, .pdf, "5 5 20 10 re", page: 2)
    #expect(reduction.page == 1 && reduction.remark == nil)
    #expect(reduced.contains("5 5 20 10 re") && reduced.contains("/Count 1"))
    for gone in ["1 2 3 4 re", "11 12 13 14", "21 22 23 24", "/Annot", "/Fm"] {
      #expect(!reduced.contains(gone), "\(gone)")
    }
  }

  @Test(.enabled(if: Program.isInstalled("qpdf")))
  func `a PDF's forms are cut down too`() throws {
    let (_, reduced) = try reduce(Self.document, .pdf, "31 32 33 34 re", page: 2)
    #expect(reduced.contains("31 32 33 34 re") && !reduced.contains("21 22 23 24"))
  }

  @Test(.enabled(if: Program.isInstalled("qpdf")))
  func `a difference that the page alone does not show keeps the document`() throws {
    let (reduction, reduced) = try reduce(Self.document, .pdf, "/Count 2", page: 2)
    #expect(reduced == Self.document && reduction.page == 2)
    #expect(reduction.remark == "the page alone does not show the difference")
  }

  @Test(.enabled(if: Program.isInstalled("qpdf")), arguments: ["%PDF-1.4", "%PDF-1.4 noise <<>>"])
  func `a PDF that cannot be taken apart is kept whole`(text: String) throws {
    let (reduction, reduced) = try reduce(text, .pdf, "%PDF")
    #expect(reduced == text && reduction.remark != nil)
  }

  @Test func `files that a killed process would leave behind lie in memory`() throws {
    let files = Workshop()
    try files.write([1, 2, 3], to: "a")
    try files.write([4], to: "a")
    #expect(try files.read("a") == [4])
    #expect(try files.file("a").hasPrefix("/dev/fd/"))
  }

  @Test func `documents of other formats are kept whole`() throws {
    let (reduction, reduced) = try reduce("P6\n1 1\n255\nabc", .pdf, "x")
    #expect(reduced.hasPrefix("P6") && reduction.remark != nil)
  }
}
