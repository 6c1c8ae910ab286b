import Foundation

/// A file for one test, removed with the last reference.
final class CairoTemporaryFile: Sendable {
  let path: String

  init(_ bytes: [UInt8], extension suffix: String) throws {
    path =
      FileManager.default.temporaryDirectory
      .appending(path: "\(UUID().uuidString).\(suffix)").path
    try Data(bytes).write(to: URL(filePath: path))
  }

  convenience init(_ text: String, extension suffix: String) throws {
    try self.init(Array(text.utf8), extension: suffix)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
