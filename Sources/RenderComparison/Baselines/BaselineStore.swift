import FoundationEssentials
import Glibc
import RenderImageFile
import RenderKit

/// The files of baselines: for each document a folder of its own path, in it two files a page and
/// engine.
struct BaselineStore {
  /// The directory of all baselines, as it was given.
  let directory: String
  /// The absolute path of the directory that it is in, with a slash at its end.
  private let parent: String

  init(_ directory: String) {
    self.directory =
      directory.count > 1 && directory.hasSuffix("/")
      ? String(directory.dropLast()) : directory
    let path = Self.absolute(directory)
    parent = path[..<(path.lastIndex(of: "/") ?? path.startIndex)] + "/"
  }

  /// A document's path from the directory that the baselines' directory is in; where the document is
  /// not below that, its absolute path.
  func name(of file: String) -> String {
    let path = Self.absolute(file)
    return path.hasPrefix(parent) ? String(path.dropFirst(parent.count)) : path
  }

  /// The path of a document by its name.
  func file(named name: String) -> String {
    let isHere = Self.absolute(".") + "/" == parent
    return name.hasPrefix("/") || isHere ? name : parent + name
  }

  func entry(of file: String, page: Int, engine: String) -> BaselineEntry {
    BaselineEntry(folder: folder(of: file), page: page, engine: engine)
  }

  /// The baselines of a document, by page and engine.
  func entries(of file: String) -> [BaselineEntry] { entries(in: folder(of: file)) }

  /// All baselines.
  func entries() -> [BaselineEntry] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory)) ?? []
    let folders = Set(paths.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    return folders.sorted().flatMap { entries(in: $0.isEmpty ? directory : "\(directory)/\($0)") }
  }

  func exists(_ entry: BaselineEntry) -> Bool {
    FileManager.default.fileExists(atPath: entry.provenance)
  }

  /// What is below `_` comes from elsewhere.
  private func folder(of file: String) -> String {
    let name = name(of: file)
    return "\(directory)/\(name.hasPrefix("/") ? "_" : "")\(name)"
  }

  private func entries(in folder: String) -> [BaselineEntry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { BaselineEntry(folder: folder, file: $0) }
      .sorted { ($0.page, $0.engine) < ($1.page, $1.engine) }
  }

  /// The path from the root on, without `.` and `..`.
  private static func absolute(_ path: String) -> String {
    let whole =
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
    var parts: [Substring] = []
    for part in whole.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
