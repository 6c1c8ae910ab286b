import FoundationEssentials
import Glibc
public import RenderKit

/// Finds the documents in directories, in an order that depends on nothing but their names.
///
/// Hidden files and directories are passed over, and so is what is no regular file. A directory that
/// a link leads to is entered once, after those that are there themselves: loops do no harm.
public struct DocumentFinder {
  /// The documents' paths, each once: those named in their order, those of a directory sorted.
  public var files: [String] { documents.map(\.path) }

  /// The number of files in the directories that no engine opens.
  public private(set) var passedOver = 0

  /// What could not be looked at.
  public private(set) var failures: [FailureRecord] = []

  /// The documents with what to call them among those of their directory.
  package private(set) var documents: [FoundDocument] = []

  private let opens: (DocumentFormat) -> Bool
  private var known: Set<String> = []
  private var entered: Set<[UInt64]> = []

  /// Prepares a search.
  ///
  /// - Parameter opens: Whether documents of a format are wanted. What a file claims to be counts
  ///   as well as what it is: that it is damaged is a result.
  public init(opens: @escaping (DocumentFormat) -> Bool) { self.opens = opens }

  /// Adds a file, whatever it is, or all documents below a directory.
  public mutating func add(_ path: String) {
    guard Self.isDirectory(path), let status = Self.status(path) else {
      return add(FoundDocument(path: path, name: nil))
    }
    entered = [Self.identity(status)]
    let start = path.hasSuffix("/") ? path : path + "/"
    var found: [String] = []
    var links = search(start, "", &found)
    while !links.isEmpty {
      let name = links.removeFirst()
      guard let status = Self.status(start + name),
        entered.insert(Self.identity(status)).inserted
      else { continue }
      links += search(start, name + "/", &found)
    }
    for name in found.sorted(by: Self.precedes) {
      add(FoundDocument(path: start + name, name: name))
    }
  }

  /// Whether a path leads to a directory.
  package static func isDirectory(_ path: String) -> Bool {
    status(path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  private mutating func add(_ document: FoundDocument) {
    if known.insert(document.path).inserted { documents.append(document) }
  }

  /// Looks through a directory and those in it; returns links to others.
  private mutating func search(
    _ root: String, _ directory: String, _ found: inout [String]
  ) -> [String] {
    var waiting = [directory]
    var links: [String] = []
    while let directory = waiting.popLast() {
      for entry in entries(root + directory) where !entry.hasPrefix(".") {
        let name = directory + entry
        guard let status = Self.status(root + name) else {
          fail(root + name, "is not there any more, or its name is not UTF-8 text")
          continue
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR where Self.isLink(root + name): links.append(name)
        case S_IFDIR:
          if entered.insert(Self.identity(status)).inserted { waiting.append(name + "/") }
        case S_IFREG where isWanted(root + name): found.append(name)
        default: passedOver += 1
        }
      }
    }
    return links.sorted(by: Self.precedes)
  }

  private mutating func entries(_ directory: String) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory)
    } catch {
      fail(directory, "cannot be searched")
      return []
    }
  }

  private mutating func fail(_ path: String, _ what: String) {
    failures.append(FailureRecord(path, RenderError(.unreadable, "\(path) \(what).")))
  }

  private func isWanted(_ path: String) -> Bool {
    if let format = try? DocumentSource(file: path).recognizedFormat(), opens(format) {
      return true
    }
    return DocumentFormat(fileExtensionOf: path).map(opens) ?? false
  }

  private static func status(_ path: String) -> stat? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status : nil
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func identity(_ status: stat) -> [UInt64] {
    [UInt64(status.st_dev), UInt64(status.st_ino)]
  }

  /// Bytes are compared: an order by the rules of a language would differ between machines.
  private static func precedes(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
