import Foundation
import RenderComparison
import TestSupport

/// A document that was made to harm who opens it, and what ought to become of it.
struct HostileDocument: Sendable {
  let path: String
  /// `ok`, `ok+warn`, `ok-or-error`, or `error:` and a kind.
  let expected: String

  var name: String { URL(filePath: path).lastPathComponent }

  private static let script = SharedFiles.root?.appending(path: "hostile/make_hostile.py").path

  /// Whether there is a program that makes such documents.
  static let canBeMade =
    script.map(FileManager.default.fileExists) ?? false && Program.isInstalled("python3")

  /// Makes all documents.
  static func all(in directory: TemporaryDirectory) throws -> [HostileDocument] {
    _ = try Program("/usr/bin/python3").run([script ?? "", directory.url.path])
    let manifest = try String(contentsOfFile: directory.path("manifest.tsv"), encoding: .utf8)
    return manifest.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return HostileDocument(path: directory.path(fields[0]), expected: fields[3])
    }
  }

  /// Whether an outcome is what ought to become of the document.
  func accepts(_ outcome: Outcome) -> Bool {
    switch expected {
    case "ok": Self.drawn.contains(outcome)
    case "ok+warn": outcome.isDrawn || Self.refusals.contains(outcome)
    case "ok-or-error": outcome.isDrawn || Self.refusals.union(Self.limits).contains(outcome)
    // What is drawn within the limits needs none.
    case "error:limit", "error:timeout":
      outcome.isDrawn || Self.refusals.union(Self.limits).contains(outcome)
    case "error:too-large":
      outcome == .suspect || Self.refusals.union(Self.limits).contains(outcome)
    default: Self.refusals.contains(outcome)
    }
  }

  private static let drawn: Set<Outcome> = [.ok, .warnings, .partial]
  private static let refusals: Set<Outcome> = [
    .damaged, .encrypted, .unsupported, .tooLarge, .failed, .memoryLimit,
  ]
  private static let limits: Set<Outcome> = [.cpuLimit, .timeLimit]
}
