#if MuPDF
  import RenderKit
  import Testing

  @testable import RenderMuPDF

  @Suite struct MuPDFLabelTests {
    @Test(
      arguments: [
        ("D", 12, "12"), ("r", 1994, "mcmxciv"), ("R", 4, "IV"), ("R", 5000, "5000"),
        ("a", 1, "a"), ("a", 26, "z"), ("A", 27, "AA"), ("a", 703, "a"), ("a", 0, "0"),
        ("x", 3, ""),
      ])
    func `a number is written in its style`(style: String, number: Int, text: String) {
      let repeats = number == 703 ? 28 : 1
      let label = PageLabel(prefix: "", style: style.utf8.first ?? 0, number: number)
      #expect(label.description == String(repeating: text, count: repeats))
    }

    private func labels(_ tree: String, objects: [String] = []) throws -> [String?] {
      let pages = [MuPDFFixtures.Page](repeating: .init(entries: "/MediaBox [0 0 9 9]"), count: 6)
      let document = try mupdf(
        MuPDFFixtures.pdf(pages, catalog: "/PageLabels \(tree)", objects: objects))
      return try (0..<6).map { try document.page($0).label }
    }

    @Test func `each page is labelled by the last range that begins before it`() throws {
      let tree = "<< /Nums [0 << /S /r >> 2 << /S /D /P (A-) /St 8 >> 5 << /P (end) >>] >>"
      #expect(try labels(tree) == ["i", "ii", "A-8", "A-9", "A-10", "end"])
    }

    @Test func `ranges may be spread over a tree`() throws {
      let objects = [
        "<< /Limits [0 0] /Nums [0 << /S /a >>] >>", "<< /Limits [3 3] /Nums [3 << /S /A >>] >>",
      ]
      let tree = "<< /Kids [10 0 R 11 0 R] >>"
      #expect(try labels(tree, objects: objects) == ["a", "b", "c", "A", "B", "C"])
    }

    @Test func `pages before the first range, and of a looping tree, have no label`() throws {
      let tree = "<< /Nums [2 << /S /D >>] >>"
      #expect(try labels(tree) == [nil, nil, "1", "2", "3", "4"])
      #expect(
        try labels("10 0 R", objects: ["<< /Kids [10 0 R] >>"]) == Array(repeating: nil, count: 6))
    }
  }
#endif
