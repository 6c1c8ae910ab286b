#if Poppler
  import Foundation
  import RenderKit
  import RenderPoppler
  import Testing

  /// Poppler substitutes Arial by whatever the first open document made of it.
  @Suite(
    .enabled(
      if: CairoCorpus.pdf(named: "issue19550") != nil && CairoTool.pdftocairo.isInstalled,
      "there is no corpus or no pdftocairo"))
  struct PopplerFontTests {
    private let files = ["issue19550", "issue5470", "issue6106", "issue9084"]
      .compactMap { CairoCorpus.pdf(named: $0) }

    private func open() throws -> [any RenderDocument] {
      try files.map { try PopplerEngine().open(DocumentSource(file: $0)) }
    }

    /// What a process draws that opens one document.
    private func expected() throws -> [[UInt8]] {
      try files.map { try #require(try CairoTool.page(0, of: $0, dpi: 72)).bytes }
    }

    @Test func `documents with substituted fonts have the same pixels in any order`() throws {
      let expected = try expected()
      let documents = try open()
      for order in [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [2, 0, 3, 1]] {
        for index in order {
          let pixels = try documents[index].render(PageRequest(page: 0)).bitmap.bytes
          let isSame = pixels == expected[index]
          #expect(isSame, "\(files[index]) in order \(order)")
        }
      }
    }

    @Test func `listing fonts changes no substitute, whatever is listed or drawn before`() throws {
      let expected = try expected()
      let documents = try open()
      let fonts = try documents.map { try $0.fonts(ofPage: 0) }
      for index in [2, 0, 3, 1, 1] {
        let pixels = try documents[index].render(PageRequest(page: 0)).bitmap.bytes
        let isSame = pixels == expected[index]
        #expect(isSame, "\(files[index])")
        #expect(try documents.map { try $0.fonts(ofPage: 0) } == fonts)
      }
    }

    @Test func `documents with substituted fonts have the same pixels from many threads`() throws {
      let expected = try expected()
      let documents = try open()
      DispatchQueue.concurrentPerform(iterations: 48) { turn in
        let index = turn % documents.count
        let pixels = try? documents[index].render(PageRequest(page: 0)).bitmap.bytes
        let isSame = pixels == expected[index]
        #expect(isSame, "\(files[index])")
      }
    }

    @Test func `documents opened and closed by many threads have the same pixels`() throws {
      let expected = try expected()
      DispatchQueue.concurrentPerform(iterations: 24) { turn in
        let index = turn % files.count
        let document = try? PopplerEngine().open(DocumentSource(file: files[index]))
        let pixels = try? document?.render(PageRequest(page: 0)).bitmap.bytes
        let isSame = pixels == expected[index]
        #expect(isSame, "\(files[index])")
      }
    }
  }
#endif
