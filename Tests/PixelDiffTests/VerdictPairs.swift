import Foundation
import TestSupport
import Testing

/// The labelled pairs of pages in the shared test files.
enum VerdictPairs {
  struct Pair: Decodable, CustomStringConvertible {
    let a: String
    let b: String
    let label: String
    let kind: String
    var description: String { "\(a) and \(b)" }
  }

  static let folder = SharedFiles.root?.appending(path: "verdict")

  static let all: [Pair] = {
    guard let folder,
      let labels = try? Data(contentsOf: folder.appending(path: "labels.json"))
    else { return [] }
    return (try? JSONDecoder().decode([Pair].self, from: labels)) ?? []
  }()

  /// All pairs if the environment has `RENDERKIT_FULL`, else a few.
  static let chosen: [Pair] =
    ProcessInfo.processInfo.environment["RENDERKIT_FULL"] == nil
    ? stride(from: 0, to: all.count, by: 64).map { all[$0] } : all

  /// The pairs of one run of the oracle.
  struct Batch: CustomTestStringConvertible {
    let pairs: ArraySlice<Pair>
    var testDescription: String { "pairs from number \(pairs.startIndex)" }
  }

  static let batches = stride(from: 0, to: chosen.count, by: 20).map {
    Batch(pairs: chosen[$0..<min($0 + 20, chosen.count)])
  }
}
