import Foundation
import PixelDiff
import TestSupport
import Testing

/// Edits of real pages; PDFium is the third engine.
@Suite(
  .enabled(
    if: PDFiumPages.isInstalled && !SharedFiles.corpus("pdf").isEmpty,
    "needs the shared documents and PDFium"),
  .enabled(
    if: ProcessInfo.processInfo.environment["RENDERKIT_FULL"] != nil, "set RENDERKIT_FULL=1"))
struct ConsensusEvaluationTests {
  @Test func `the engine whose picture was edited is named`() throws {
    let pages = try ConsensusEvaluation.pages(of: SharedFiles.corpus("pdf"))
    let trials = pages.enumerated().flatMap { index, page in
      ConsensusEvaluation.trials(on: page, seed: UInt64(index))
    }
    let decidable = trials.filter(\.isDecidable)
    #expect(decidable.count >= 400)
    #expect(share(decidable, \.isNamed) >= 0.98, "\(decidable.filter { !$0.isNamed })")
    #expect(share(trials, \.isMentioned) >= 0.95)
  }

  private func share(
    _ trials: [ConsensusEvaluation.Trial], _ holds: (ConsensusEvaluation.Trial) -> Bool
  ) -> Double {
    Double(trials.count(where: holds)) / Double(max(1, trials.count))
  }
}
