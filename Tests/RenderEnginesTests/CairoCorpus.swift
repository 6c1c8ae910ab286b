import Foundation

/// The real documents beside the package, where there are any.
enum CairoCorpus {
  static let pdf = files("pdf").filter { !excessive.contains(URL(filePath: $0).lastPathComponent) }
  static let svg = files("svg")

  /// Documents on which Poppler spends minutes or gigabytes, or which it does not open at all.
  private static let excessive = [
    "bomb_giant.pdf", "ContentStreamCycleType3insideType3.pdf", "function_based_shading.pdf",
  ]

  static func pdf(named name: String) -> String? { pdf.first { $0.hasSuffix("/\(name).pdf") } }

  private static func files(_ kind: String) -> [String] {
    var directory = URL(filePath: #filePath)
    while directory.path != "/" {
      directory.deleteLastPathComponent()
      let folder = directory.appending(path: "shared/corpus/\(kind)").path
      guard let names = FileManager.default.enumerator(atPath: folder) else { continue }
      let files = names.compactMap { $0 as? String }.filter { $0.hasSuffix(".\(kind)") }
      if !files.isEmpty { return files.sorted().map { "\(folder)/\($0)" } }
    }
    return []
  }
}
