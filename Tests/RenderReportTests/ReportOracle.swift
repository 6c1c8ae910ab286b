import Foundation
import TestSupport

/// Programs that others wrote, which read our reports: `junitparser`, `jsonschema` and
/// `sarif-pydantic` of PyPI, in the Python environment `.build/oracles`.
enum ReportOracle {
  static let isInstalled = SharedFiles.python != nil

  /// Runs a script of Python and returns what it prints; what it raises is part of that.
  static func run(_ script: String, _ arguments: [String]) throws -> String {
    try Program(SharedFiles.python ?? "").run(["-c", script] + arguments, mergesErrors: true).text
  }
}
