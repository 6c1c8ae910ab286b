import Foundation
import RenderKit

/// Real documents, where they lie beside the package.
enum SharedCorpus {
  /// Files that ask for a font which Poppler takes from other open documents.
  static let substituted = ["issue19550", "issue5470", "issue6106", "issue9084"].compactMap {
    path("pdf/\($0).pdf")
  }

  /// A few small documents that an engine opens.
  static func documents(for engine: EngineInfo.ID) -> [String] {
    let folder = engine == "librsvg" ? "svg" : "pdf"
    return Array(list(folder).compactMap { path("\(folder)/\($0)") }.filter(isSmall).prefix(6))
  }

  private static func list(_ folder: String) -> [String] {
    let names = path(folder).flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0) }
    return (names ?? []).filter { $0.hasSuffix(".\(folder)") }.sorted()
  }

  private static func isSmall(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? Int).map { $0 < 50_000 } ?? false
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
