package import Foundation

/// Real documents and pictures that lie beside the package, where there are any.
package enum SharedFiles {
  /// The directory of the package.
  package static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The nearest directory `shared` beside or above the package that holds a corpus.
  package static let root: URL? = sequence(first: package) { directory in
    directory.path == "/" ? nil : directory.deletingLastPathComponent()
  }
  .map { $0.appending(path: "shared") }
  .first { FileManager.default.fileExists(atPath: $0.appending(path: "corpus").path) }

  /// The paths of all documents of a kind, such as `pdf`, in alphabetical order.
  package static func corpus(_ kind: String) -> [String] {
    guard let folder = root?.appending(path: "corpus/\(kind)").path else { return [] }
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".\(kind)") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The path of a document, such as `pdf/tracemonkey.pdf`.
  package static func document(_ name: String) -> String? {
    let path = root?.appending(path: "corpus/\(name)").path
    return path.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
  }

  /// A program of the oracles' Python environment, where that is installed.
  package static let python: String? = {
    let path = package.appending(path: ".build/oracles/bin/python3").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()
}
