import Foundation
import PixelDiff
import RenderKit
import TestSupport
import Testing

@Suite(.enabled(if: PixelmatchOracle.isInstalled, "needs pixelmatch-fast in .build/oracles"))
struct PixelmatchParityTests {
  static let options = [0.05, 0.1, 0.5].flatMap { threshold in
    [false, true].map {
      PixelDiffOptions(threshold: threshold, includeAntialiasing: $0)
    }
  }

  @Test func `500 random pairs have pixelmatch's counts`() throws {
    let folder = try TemporaryDirectory()
    let pairs = (0..<500).map(RandomPair.init)
    let pictures = try pairs.map {
      (try folder.store($0.first), try folder.store($0.second))
    }
    let cases = pictures.flatMap { first, second in
      Self.options.map { PixelmatchOracle.Case(first: first, second: second, $0) }
    }
    let counts = try PixelmatchOracle.counts(of: cases, in: folder)
    for (number, pair) in pairs.enumerated() {
      for (option, options) in Self.options.enumerated() {
        let difference = PixelDifference(between: pair.first, and: pair.second, options)
        let expected = counts[number * Self.options.count + option]
        #expect(difference.pixelmatch == expected, "\(pair), \(options)")
      }
    }
  }

  @Test(arguments: [UInt8(255), 200])
  func `a picture that threads share has pixelmatch's counts`(alpha: UInt8) throws {
    let folder = try TemporaryDirectory()
    let shapes = [0, 3].map { shift in
      Bitmap(2100, 1101) { x, y in
        let distance = (x + shift) % 97 * ((x + shift) % 97) + y % 53 * (y % 53)
        let level = UInt8(max(0, min(255, 2000 - distance)))
        return Color(level, level, level, alpha)
      }
    }
    let stored = try shapes.map(folder.store)
    let counts = try PixelmatchOracle.counts(
      of: [.init(first: stored[0], second: stored[1], .init())], in: folder)
    let difference = PixelDifference(between: shapes[0], and: shapes[1])
    #expect(difference.pixelmatch == counts[0] && difference.antialiased > 0)
  }

  @Test(
    .enabled(if: !VerdictPairs.all.isEmpty, "needs the shared pairs"),
    arguments: VerdictPairs.batches)
  func `pages have pixelmatch's counts`(batch: VerdictPairs.Batch) throws {
    let folder = try #require(VerdictPairs.folder)
    let cases = batch.pairs.flatMap { pair in
      Self.options.map {
        PixelmatchOracle.Case(
          first: .init(file: folder.appending(path: pair.a).path),
          second: .init(file: folder.appending(path: pair.b).path), $0)
      }
    }
    var counts = try PixelmatchOracle.counts(of: cases, in: TemporaryDirectory()).makeIterator()
    for pair in batch.pairs {
      let first = try PixelmatchOracle.decode(folder.appending(path: pair.a))
      let second = try PixelmatchOracle.decode(folder.appending(path: pair.b))
      for options in Self.options {
        let difference = PixelDifference(between: first, and: second, options)
        let counted = counts.next()
        let expected = try #require(counted)
        #expect(
          difference.pixelmatch == expected + Self.single(first.size, second.size),
          "\(pair), \(options)")
      }
    }
  }

  private static func single(_ first: PixelSize, _ second: PixelSize) -> Int {
    let common = min(first.width, second.width) * min(first.height, second.height)
    return first.width * first.height + second.width * second.height - 2 * common
  }
}

extension PixelmatchOracle.Case {
  init(
    first: PixelmatchOracle.Picture, second: PixelmatchOracle.Picture, _ options: PixelDiffOptions
  ) {
    self.init(
      first: first, second: second, threshold: options.threshold,
      includeAntialiasing: options.includeAntialiasing)
  }
}

extension TemporaryDirectory {
  /// Writes the pixels of a picture to a file.
  func store(_ bitmap: Bitmap) throws -> PixelmatchOracle.Picture {
    let file = url.appending(path: "\(UUID()).raw")
    try Data(bitmap.packedBytes).write(to: file)
    return PixelmatchOracle.Picture(
      file: file.path, width: bitmap.size.width, height: bitmap.size.height,
      isPremultiplied: bitmap.alpha == .premultiplied)
  }
}
