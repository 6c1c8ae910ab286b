import Foundation
import TestSupport

extension TemporaryDirectory {
  func create(_ name: String, _ text: String, mode: Int = 0o644) throws {
    let path = try write(text.utf8, to: name)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }
}
