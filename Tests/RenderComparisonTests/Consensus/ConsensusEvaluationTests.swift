import Foundation
import PixelDiff
import TestSupport
import Testing

@Suite(
  .enabled(
    if: PDFiumPages.isInstalled && !SharedFiles.corpus("pdf").isEmpty,
    "needs the shared documents and PDFium"))
struct ConsensusEvaluationTests {
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["RENDERKIT_FULL"] != nil, "set RENDERKIT_FULL=1"))
  func `the engine whose picture was edited is named`() throws {
    let pages = try ConsensusEvaluation.pages(of: SharedFiles.corpus("pdf"))
    var trials: [ConsensusEvaluation.Trial] = []
    var named = 0
    for (index, page) in pages.enumerated() {
      let unedited = Consensus(of: page.pictures, page.options)
      if unedited.answer == .odd { named += 1 }
      print("unedited", page.name, unedited.answer, unedited.odd.prefix(3).map { "\(ConsensusEvaluation.engines[$0.picture]) \($0.region.kind) \($0.region.box) \($0.region.strength)" })
      trials += ConsensusEvaluation.trials(on: page, seed: UInt64(index))
    }
    for trial in trials where !trial.isNamed || !trial.isFirst { print(trial.isNamed ? "notfirst" : "missed", trial) }
    let share = Double(trials.count(where: \.isNamed)) / Double(trials.count)
    print(pages.count, "pages", named, "odd unedited", trials.count, "trials", share, "first", Double(trials.count(where: \.isFirst)) / Double(trials.count))
    #expect(share >= 0.95)
  }
}
