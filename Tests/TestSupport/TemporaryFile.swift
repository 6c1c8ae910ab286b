import Foundation

/// A file for one test, removed with the last reference.
package final class TemporaryFile: Sendable {
  package let path: String

  package init(_ bytes: some Sequence<UInt8>, extension suffix: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "renderkit-test-\(UUID()).\(suffix)")
    path = file.path
    try Data(bytes).write(to: file)
  }

  package convenience init(_ text: String, extension suffix: String) throws {
    try self.init(text.utf8, extension: suffix)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
