import Foundation
import RenderKit

/// Real documents, where they lie beside the package.
enum SharedCorpus {
  /// Files that ask for a font which Poppler takes from other open documents.
  static let substituted = ["issue19550", "issue5470", "issue6106", "issue9084"].compactMap {
    path("pdf/\($0).pdf")
  }

  /// A few documents that an engine opens.
  static func documents(for engine: EngineInfo.ID) -> [String] {
    let names =
      engine == "svg" || engine == "librsvg"
      ? list("svg").prefix(12).map { "svg/\($0)" } : list("pdf").prefix(12).map { "pdf/\($0)" }
    return names.compactMap(path)
  }

  private static func list(_ folder: String) -> [String] {
    let names = path(folder).flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) }
    return (names ?? []).filter { $0.hasSuffix(".\(folder)") }.sorted()
  }

  private static func path(_ name: String) -> String? {
    var directory = URL(fileURLWithPath: #filePath)
    while directory.path != "/" {
      directory.deleteLastPathComponent()
      let path = directory.appending(path: "shared/corpus/\(name)").path
      if FileManager.default.fileExists(atPath: path) { return path }
    }
    return nil
  }
}
