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
    print("TRIALS", trials.count, trials.count(where: \.isNamed), trials.count(where: \.isFirst))
    print("DECIDABLE", decidable.count, decidable.count(where: \.isNamed), decidable.count(where: \.isFirst))
    for page in pages {
      let unedited = Consensus(of: page.pictures, page.options)
      print("unedited", page.name, unedited.answer, unedited.odd.prefix(3).map { "\(ConsensusEvaluation.engines[$0.picture]) \($0.region.kind) \($0.region.box) \($0.region.strength)" })
    }
    for trial in trials where !trial.isNamed { print(trial.isDecidable ? "MISSED" : "undecidable", trial) }
    #expect(decidable.count >= 400)
    let named = Double(decidable.count(where: \.isNamed)) / Double(decidable.count)
    #expect(named >= 0.95, "\(decidable.filter { !$0.isNamed })")
  }
}
