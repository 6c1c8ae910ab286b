import Foundation
import RenderKit
import TestSupport

/// Real documents, where they lie beside the package.
enum SharedCorpus {
  /// Files that ask for a font which Poppler takes from other open documents.
  static let substituted = ["issue19550", "issue5470", "issue6106", "issue9084"].compactMap {
    SharedFiles.document("pdf/\($0).pdf")
  }

  /// A few small documents that an engine opens, or as many as a night allows: all.
  static func documents(for engine: EngineInfo.ID) -> [String] {
    let all = SharedFiles.corpus(engine == "librsvg" ? "svg" : "pdf")
    let isFull = ProcessInfo.processInfo.environment["RENDERKIT_FULL"] != nil
    return isFull ? all : Array(all.filter(isSmall).prefix(6))
  }

  private static func isSmall(_ path: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? Int).map { $0 < 50_000 } ?? false
  }
}
