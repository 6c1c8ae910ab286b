import RenderKit
import TestSupport
import Testing

/// Meant for the thread sanitizer, which sees what a wrong result does not show.
@Suite struct ConcurrencyTests {
  @Test func `one source is read from many threads`() async throws {
    let directory = try TemporaryDirectory()
    let content = (0..<50_000).map { UInt8(truncatingIfNeeded: $0) }
    let source = try DocumentSource(file: try directory.write(content, to: "a.pdf"))
    let shared = try source.bytes()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for start in 0..<16 {
        group.addTask { () throws in
          #expect(try source.read(at: start, count: 9) == Array(content[start..<start + 9]))
          #expect(try source.recognizedFormat() == .pdf)
          #expect(shared.withBytes { $0[start] } == content[start])
          #expect(try source.bytes().count == content.count)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test func `one document is drawn from many threads`() async throws {
    let first = FakeEngine("first").with(pages: 8).failingToDraw(3, .engineFailed)
    let dispatcher = EngineDispatcher(
      engines: [first, FakeEngine("second").with(pages: 8)], fallsBack: true)
    let document = try dispatcher.open(
      DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf"))
    let engines = try await withThrowingTaskGroup(of: (Int, EngineInfo.ID).self) { group in
      for page in 0..<8 {
        group.addTask { (page, try document.render(PageRequest(page: page)).notes.engine) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    #expect(engines.count == 8)
    for (page, engine) in engines { #expect(engine == (page == 3 ? "second" : "first")) }
  }
}
