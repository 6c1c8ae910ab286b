import Foundation
import RenderConformance
import RenderEngines
import RenderIsolation
import RenderKit
import Synchronization
import Testing

@Suite struct `The built-in engines in workers` {
  private static func pool(idleWorkers: Int = 8) throws -> WorkerPool {
    try WorkerPool(
      program: WorkerFixture.program("renderkit-worker"),
      limits: WorkerLimits(
        time: .seconds(60), memory: WorkerFixture.memory, idleWorkers: idleWorkers))
  }

  @Test func `are those that are built into this program`() throws {
    let infos = try Self.pool().engines().map { engine in
      var info = engine.info
      info.isolation = nil
      return info
    }
    #expect(infos == BuiltInEngines.all.map(\.info))
  }

  @Test(arguments: ConformanceRule.all)
  func `keep the contract as they do in process`(rule: ConformanceRule) throws {
    let pool = try Self.pool()
    for engine in BuiltInEngines.all {
      let isolated = try rule.violations(by: pool.engine(engine.info.id))
      #expect(isolated == rule.violations(by: engine), "\(engine.info.name)")
    }
  }

  @Test(arguments: BuiltInEngines.all.map(\.info.id))
  func `draw what they draw in process, whatever was drawn before`(id: EngineInfo.ID) throws {
    let inProcess = try BuiltInEngines.engine(id)
    let pooled = try Self.pool().engine(id)
    let fresh = try Self.pool(idleWorkers: 0).engine(id)
    let documents = SharedCorpus.documents(for: id)
    for path in documents + documents.reversed() {
      let expected = Self.pages(of: path, inProcess)
      #expect(Self.pages(of: path, pooled) == expected, "\(path), pooled")
      #expect(Self.pages(of: path, fresh) == expected, "\(path), fresh")
    }
  }

  @Test(arguments: BuiltInEngines.all.map(\.info.id), [2, 4])
  func `draw what they draw in process, however many there are`(
    id: EngineInfo.ID, count: Int
  ) throws {
    let inProcess = try BuiltInEngines.engine(id)
    let pooled = try Self.pool().engine(id)
    let documents = SharedCorpus.documents(for: id)
    let drawn = Mutex<[String: [Outcome]]>([:])
    DispatchQueue.concurrentPerform(iterations: count) { thread in
      for path in documents.indices.filter({ $0 % count == thread }).map({ documents[$0] }) {
        let pages = Self.pages(of: path, pooled)
        drawn.withLock { $0[path] = pages }
      }
    }
    for (path, pages) in drawn.withLock(\.self) {
      #expect(pages == Self.pages(of: path, inProcess), "\(path)")
    }
  }

  @Test(.enabled(if: !SharedCorpus.substituted.isEmpty), arguments: ["poppler", "mupdf"])
  func `substitute the same fonts whatever is open beside`(id: EngineInfo.ID) async throws {
    guard BuiltInEngines.all.contains(where: { $0.info.id == id }) else { return }
    let paths = SharedCorpus.substituted
    let fresh = try Self.pool(idleWorkers: 0).engine(id)
    let alone = paths.map { Self.pages(of: $0, fresh) }
    let engine = try Self.pool().engine(id)
    await withTaskGroup(of: (Int, [Outcome]).self) { group in
      for job in 0..<12 {
        let index = (job * 3 + job / 4) % paths.count
        group.addTask { (index, Self.pages(of: paths[index], engine)) }
      }
      for await (index, pages) in group { #expect(pages == alone[index], "\(paths[index])") }
    }
  }

  @Test(.enabled(if: SharedCorpus.substituted.count == 4), arguments: ["poppler", "mupdf"])
  func `substitute the same fonts whatever was open before`(id: EngineInfo.ID) throws {
    guard BuiltInEngines.all.contains(where: { $0.info.id == id }) else { return }
    let fresh = try Self.pool(idleWorkers: 0).engine(id)
    let pooled = try Self.pool().engine(id)
    let paths = [SharedCorpus.substituted[3], SharedCorpus.substituted[0]]
    let alone = paths.map { Self.pages(of: $0, fresh) }
    for _ in 0..<8 { #expect(paths.map { Self.pages(of: $0, pooled) } == alone) }
  }

  private typealias Outcome = Result<Int, RenderError>

  /// What becomes of a document's first pages: a hash of each one's pixels, or an error.
  private static func pages(of path: String, _ engine: any RenderEngine) -> [Outcome] {
    do throws(RenderError) {
      let document = try engine.open(DocumentSource(file: path))
      return (0..<min(2, document.pageCount)).map { index in
        Outcome { () throws(RenderError) in
          let request = PageRequest(page: index, scaling: .dpi(72))
          return try document.render(request).bitmap.bytes.hashValue
        }
      }
    } catch {
      return [.failure(error)]
    }
  }
}
