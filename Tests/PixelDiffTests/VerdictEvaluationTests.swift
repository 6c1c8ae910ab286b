import Foundation
import PixelDiff
import RenderImageFile
import RenderKit
import Testing

@Suite(.enabled(if: !VerdictPairs.all.isEmpty, "needs the shared pairs"))
struct VerdictEvaluationTests {
  private func evaluate(_ pairs: [VerdictPairs.Pair]) throws -> VerdictEvaluation {
    let folder = try #require(VerdictPairs.folder)
    let cases = try pairs.map { pair in
      let first = try Bitmap(imageFile: folder.appending(path: pair.a).path)
      let second = try Bitmap(imageFile: folder.appending(path: pair.b).path)
      return VerdictEvaluation.Case(pair: pair, verdict: Verdict(between: first, and: second))
    }
    return VerdictEvaluation(cases: cases)
  }

  @Test func `a few labelled pages are judged rightly`() throws {
    let pairs = stride(from: 5, to: VerdictPairs.all.count, by: 47).map { VerdictPairs.all[$0] }
    for judged in try evaluate(pairs).cases {
      #expect((judged.verdict.answer == .different) == judged.isDifferent, "\(judged.pair)")
    }
  }

  /// The figures are those reached, less what one or two pairs make.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["RENDERKIT_FULL"] != nil, "set RENDERKIT_FULL=1"))
  func `all labelled pages are judged as well as before`() throws {
    let evaluation = try evaluate(VerdictPairs.all)
    #expect(evaluation.areaUnderCurve >= 0.994)
    #expect(evaluation.foundInFolds(5, falseAlarms: 0.02) >= 0.96)
    #expect(evaluation.found { !$0.isDifferent } <= 0.025)
    #expect(evaluation.found(where: \.isDifferent) >= 0.96)
    let appearance = VerdictEvaluation.appearance
    #expect(evaluation.found { $0.isDifferent && !appearance.contains($0.pair.kind) } >= 0.99)
    #expect(evaluation.found { $0.isDifferent && appearance.contains($0.pair.kind) } >= 0.88)
  }
}
