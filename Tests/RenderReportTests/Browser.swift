import Foundation
import TestSupport

/// Debian's Chromium, driven by PyPI's `playwright` in the Python environment `.build/oracles`.
enum Browser {
  static let isInstalled = path != nil && SharedFiles.python != nil

  /// The first Chromium that a shell would find.
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
    .split(separator: ":").flatMap { ["\($0)/chromium", "\($0)/chromium-browser"] }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}
