import Foundation
import PixelDiff
import RenderConformance
import RenderKit
import TestSupport
import Testing

@Suite(.enabled(if: MeasureOracle.isInstalled, "needs scikit-image in .build/oracles"))
struct MeasureParityTests {
  @Test func `small pictures of every kind measure as in scikit-image`() throws {
    try compare((0..<120).map(RandomPair.init).map { ($0.first, $0.second) })
  }

  @Test func `pictures of five scales measure as in scikit-image`() throws {
    try compare([
      pages(176, 176, seed: 1), pages(197, 179, seed: 2), pages(112, 121, seed: 3),
      (Bitmap(180, 176, filled: .black), Bitmap(180, 176, filled: .white)),
    ])
  }

  @Test(
    .enabled(if: !VerdictPairs.all.isEmpty, "needs the shared pairs"))
  func `parts of real pages measure as in scikit-image`() throws {
    let folder = try #require(VerdictPairs.folder)
    let pairs = VerdictPairs.all.enumerated().filter { $0.offset % 48 == 0 }.map(\.element)
    let pictures = try pairs.map { pair in
      (
        Self.part(of: try PixelmatchOracle.decode(folder.appending(path: pair.a))),
        Self.part(of: try PixelmatchOracle.decode(folder.appending(path: pair.b)))
      )
    }
    try compare(pictures.filter { $0.0.size == $0.1.size })
  }

  /// Part of a page, for without optimization a whole one takes long.
  private static func part(of page: Bitmap) -> Bitmap {
    let size = page.size
    return page.cropped(
      to: PixelRect(
        x: size.width / 8, y: size.height / 8, width: min(size.width * 7 / 8, 200),
        height: min(size.height * 7 / 8, 190)))
  }

  private func compare(_ pairs: [(Bitmap, Bitmap)]) throws {
    try #require(!pairs.isEmpty)
    let folder = try TemporaryDirectory()
    let cases = try pairs.map {
      MeasureOracle.Case(first: try folder.store($0.0), second: try folder.store($0.1))
    }
    let answers = try MeasureOracle.answers(of: cases, in: folder)
    for ((first, second), answer) in zip(pairs, answers) {
      try compare(PicturePair(first, second), answer)
      #expect(first.pixelHash() == answer.hash)
    }
  }

  private func compare(_ pair: PicturePair, _ answer: MeasureOracle.Answer) throws {
    for (expected, measure) in [
      (answer.ssim, StructuralSimilarity()),
      (answer.ssimLuma, StructuralSimilarity(channels: .luma)),
      (answer.gaussian, StructuralSimilarity(window: .gaussian)),
      (answer.gaussianLuma, StructuralSimilarity(window: .gaussian, channels: .luma)),
    ] {
      guard let expected else {
        #expect(throws: RenderError.self) { try measure.mean(of: pair) }
        continue
      }
      #expect(abs(try measure.mean(of: pair) - expected) < 1e-9, "\(measure)")
    }
    for (expected, window) in [
      (answer.msssim, StructuralSimilarity.Window.gaussian), (answer.msssimUniform, .uniform),
    ] {
      let measure = StructuralSimilarity(window: window)
      guard let expected else {
        #expect(throws: RenderError.self) { try measure.multiscaleMean(of: pair) }
        continue
      }
      #expect(abs(try measure.multiscaleMean(of: pair) - expected) < 1e-9, "\(measure)")
    }
    let distances = ColorDistances(pair)
    let found = [distances.median, distances.p95, distances.p99]
    for (found, expected) in zip(found, answer.ciede2000) {
      #expect(abs(found - expected) < 0.005 + 1e-9)
    }
    #expect(abs(distances.max - answer.ciede2000[3]) < 1e-9)
  }

  /// A page of gray and colored bars, and the same with noise and something moved.
  private func pages(_ width: Int, _ height: Int, seed: UInt64) -> (Bitmap, Bitmap) {
    var random = SeededGenerator(seed: seed)
    func color(_ x: Int, _ y: Int) -> Color {
      let bar = y / 12 % 2 == 0 && x % 17 < 9
      return bar ? Color(UInt8(x), UInt8(y), 40, 255) : .white
    }
    let first = Bitmap(width, height, color)
    let second = Bitmap(width, height) { x, y in
      y < height / 3 ? color(x, y) : color(x + 2, y + 1).moved(by: 30, &random).opaque
    }
    return (first, second)
  }
}
