import Foundation
import RenderComparison
import RenderIsolation
import RenderKit
import TestSupport
import Testing

@Suite(.enabled(if: HostileDocument.canBeMade)) struct `Hostile documents` {
  /// All of them three times, or a few of them once.
  private static let isFull = ProcessInfo.processInfo.environment["RENDERKIT_FULL"] != nil

  /// Processor time decides, so that a busy machine gives the same outcomes.
  private static let limits = WorkerLimits(
    time: .seconds(120), cpuTime: .seconds(isFull ? 5 : 2))

  /// The one outcome of a document's first page in an engine.
  private static func outcome(
    of document: HostileDocument, _ engine: any RenderEngine
  ) throws -> Outcome {
    var outcomes: [Outcome] = []
    let first = try #require(PageSelection("1"))
    let comparison = DocumentComparison(of: [engine], pages: first)
    try comparison.compare(DocumentSource(file: document.path)) { event throws(RenderError) in
      switch event {
      case .opened(let record) where record.failure != nil: outcomes.append(record.outcome)
      case .drawn(let record, _): outcomes.append(record.outcome)
      default: return
      }
    }
    #expect(outcomes.count == 1, "\(document.name)")
    return outcomes.first ?? .missing
  }

  private static func table(_ documents: [HostileDocument]) throws -> [String: Outcome] {
    let pool = try WorkerPool(program: ConsensusEvaluation.workerProgram(), limits: limits)
    var table: [String: Outcome] = [:]
    for engine in try pool.engines() {
      for document in documents {
        let isSVG = document.name.hasPrefix("s")
        guard engine.info.capabilities[isSVG ? .svg : .pdf] != nil else { continue }
        table["\(document.name) \(engine.info.id)"] = try outcome(of: document, engine)
      }
    }
    return table
  }

  @Test func `become rows that say what happened, the same in every run`() throws {
    let directory = try TemporaryDirectory()
    let all = try HostileDocument.all(in: directory)
    let documents = Self.isFull ? all : all.enumerated().filter { $0.0 % 12 == 0 }.map(\.1)
    let tables = try (0..<(Self.isFull ? 3 : 1)).map { _ in try Self.table(documents) }
    for document in documents {
      for engine in ["poppler", "mupdf", "librsvg"] {
        let row = "\(document.name) \(engine)"
        guard let outcome = tables[0][row] else { continue }
        #expect(
          document.accepts(outcome) || HostileDocument.deviations[row] == outcome,
          "\(row): \(outcome) instead of \(document.expected)")
        #expect(tables.allSatisfy { $0[row] == outcome }, "\(row): \(tables.map { $0[row] })")
      }
    }
  }
}
