import Foundation
import RenderConformance
import RenderEngines
import RenderIsolation
import RenderKit
import Testing

@Suite struct `The built-in engines in workers` {
  private static func pool(idleWorkers: Int = 8) throws -> WorkerPool {
    try WorkerPool(
      program: WorkerFixture.program("renderkit-worker"),
      limits: WorkerLimits(time: .seconds(60), memory: WorkerFixture.memory, idleWorkers: idleWorkers))
  }

  @Test func `are those that are built into this program`() throws {
    #expect(try Self.pool().engines().map(\.info) == BuiltInEngines.all.map(\.info))
  }

  @Test(arguments: ConformanceRule.all)
  func `keep the contract`(rule: ConformanceRule) throws {
    for engine in try Self.pool().engines() {
      for violation in rule.violations(by: engine) {
        Issue.record("\(engine.info.name): \(violation)")
      }
    }
  }

  @Test(arguments: BuiltInEngines.all.map(\.info.id))
  func `draw what they draw in process, whatever was drawn before`(id: EngineInfo.ID) throws {
    let pooled = try Self.pool()
    let fresh = try Self.pool(idleWorkers: 0)
    let documents = SharedCorpus.documents(for: id)
    for path in documents + documents.reversed() {
      let source = try DocumentSource(file: path)
      let expected = try Self.pages(of: source, BuiltInEngines.engine(id))
      #expect(try Self.pages(of: source, pooled.engine(id)) == expected, "\(path), pooled")
      #expect(try Self.pages(of: source, fresh.engine(id)) == expected, "\(path), fresh")
    }
  }

  @Test(.enabled(if: !SharedCorpus.substituted.isEmpty), arguments: ["poppler", "mupdf"])
  func `substitute the same fonts whatever is open beside`(id: EngineInfo.ID) async throws {
    guard BuiltInEngines.all.contains(where: { $0.info.id == id }) else { return }
    let paths = SharedCorpus.substituted
    let alone = try paths.map {
      try Self.pages(of: DocumentSource(file: $0), BuiltInEngines.engine(id))
    }
    let engine = try Self.pool().engine(id)
    try await withThrowingTaskGroup(of: (Int, [[UInt8]]).self) { group in
      for job in 0..<12 {
        let index = (job * 3 + job / 4) % paths.count
        group.addTask {
          (index, try Self.pages(of: DocumentSource(file: paths[index]), engine))
        }
      }
      for try await (index, pages) in group { #expect(pages == alone[index], "\(paths[index])") }
    }
  }

  private static func pages(
    of source: DocumentSource, _ engine: some RenderEngine
  ) throws -> [[UInt8]] {
    let document = try engine.open(source)
    return try (0..<min(2, document.pageCount)).map {
      try document.render(PageRequest(page: $0, scaling: .dpi(72))).bitmap.bytes
    }
  }
}
