import Foundation

/// A collection of real documents beside the package, where there is one.
enum Corpus {
  static var exists: Bool { !files.isEmpty }

  static let files: [String] = ["pdf", "svg"].flatMap { kind in
    let folder = root?.appending(path: "shared/corpus/\(kind)").path ?? ""
    return (FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? [])
      .filter { $0.hasSuffix(".\(kind)") }.sorted().map { "\(folder)/\($0)" }
  }

  /// The nearest directory above this file with a collection in it.
  private static let root: URL? = {
    var directory = URL(filePath: #filePath)
    while directory.path != "/" {
      directory.deleteLastPathComponent()
      let corpus = directory.appending(path: "shared/corpus").path
      if FileManager.default.fileExists(atPath: corpus) { return directory }
    }
    return nil
  }()
}
