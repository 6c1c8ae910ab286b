import Foundation
import RenderEngines
import RenderIsolation
import RenderKit
import TestSupport
import Testing

@Suite struct `Documents that were changed at random` {
  /// A few dozen, or as many as a night allows.
  private static let count =
    ProcessInfo.processInfo.environment["RENDERKIT_FULL"] == nil ? 40 : 2000

  /// Small documents: those of the corpus where there is one, and always some of our own.
  private static let originals: [(name: String, bytes: [UInt8])] = {
    let own = [
      ("own.pdf", MutantFixture.pdf), ("own.svg", MutantFixture.svg),
    ].map { (name: $0.0, bytes: Array($0.1.utf8)) }
    let paths = (SharedFiles.corpus("pdf") + SharedFiles.corpus("svg")).filter { path in
      let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
      return size.map { $0 < 100_000 } ?? false
    }
    return own
      + paths.compactMap { path in
        FileManager.default.contents(atPath: path).map { (name: path, bytes: Array($0)) }
      }
  }()

  /// What became of a mutant in an engine: nothing but a picture or a typed error can.
  private static func code(
    of source: DocumentSource, _ engine: any RenderEngine
  ) -> RenderError.Code? {
    do throws(RenderError) {
      let document = try engine.open(source)
      _ = try document.render(PageRequest(page: 0, scaling: .dpi(36)))
      return nil
    } catch {
      return error.code
    }
  }

  @Test func `cost no more than themselves`() throws {
    let pool = try WorkerPool(
      program: WorkerFixture.program("renderkit-worker"),
      limits: WorkerLimits(
        time: .seconds(20), cpuTime: .seconds(2), memory: WorkerFixture.memory))
    let engines = try pool.engines()
    var numbers = SeededNumbers(seed: 5)
    for index in 0..<Self.count {
      let original = Self.originals[index % Self.originals.count]
      let bytes = MutantFixture.mutant(of: original.bytes, &numbers)
      let source = DocumentSource(bytes: bytes, name: "mutant \(index) of \(original.name)")
      for engine in engines {
        let code = Self.code(of: source, engine)
        #expect(code != .workerLied && code != .sandboxViolation, "\(source.name)")
      }
    }
    for engine in engines where engine.info.capabilities[.svg] != nil {
      let source = DocumentSource(bytes: Array(MutantFixture.svg.utf8), name: "own.svg")
      #expect(Self.code(of: source, engine) == nil)
    }
  }
}
