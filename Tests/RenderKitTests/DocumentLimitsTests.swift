import RenderKit
import Testing

@Suite struct DocumentLimitsTests {
  private static let source = DocumentSource(bytes: Array("%PDF-1.7 1234".utf8), name: "a.pdf")

  @Test func `are those that are documented`() {
    let limits = OpenOptions().limits
    #expect(limits.bytes == 256 << 20 && limits.unpackedBytes == 64 << 20)
    #expect(limits.pages == 10_000)
  }

  @Test(arguments: [(13, true), (12, false), (0, false), (.max, true)])
  func `a document of more bytes is not given to an engine`(limit: Int, opens: Bool) {
    let engine = FakeEngine("fake").failingToOpen(.engineCrashed)
    let error = #expect(throws: RenderError.self) {
      try engine.open(Self.source, OpenOptions(limits: DocumentLimits(bytes: limit)))
    }
    #expect(error?.code == (opens ? .engineCrashed : .tooLarge))
    guard !opens else { return }
    #expect(error?.message.contains("a.pdf has 13 bytes; the limit is \(limit)") == true)
  }

  @Test(arguments: [(3, true), (2, false)])
  func `a document of more pages is not opened`(limit: Int, opens: Bool) throws {
    let options = OpenOptions(limits: DocumentLimits(pages: limit))
    let engine = FakeEngine("fake").with(pages: 3)
    let dispatcher = EngineDispatcher(engines: [engine])
    let fallback = EngineDispatcher(engines: [engine], fallsBack: true)
    for engine in [engine, dispatcher, fallback] as [any RenderEngine] {
      guard !opens else {
        #expect(try engine.open(Self.source, options).pageCount == 3)
        continue
      }
      let error = #expect(throws: RenderError.self) { try engine.open(Self.source, options) }
      #expect(error?.code == .tooLarge)
      #expect(error?.message.contains("3 pages; the limit is 2") == true)
    }
  }
}
