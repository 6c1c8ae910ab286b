import Glibc

/// Where a document's bytes come from.
///
/// A file is not read but mapped into memory when an engine opens it, and stays open as long as a
/// copy of this value lives, so that it may be renamed or removed meanwhile. A file that is cut
/// short while an engine reads it ends the engine's process (SIGBUS): isolate engines where others
/// write to the files.
public struct DocumentSource: Sendable {
  private enum Storage: Sendable {
    case memory([UInt8])
    case file(OpenFile, byteCount: Int)
  }

  /// What to call the document in messages: its path, or what the caller says.
  public let name: String
  private let storage: Storage

  /// A document in memory.
  public init(bytes: [UInt8], name: String) {
    self.name = name
    storage = .memory(bytes)
  }

  /// A document in a file.
  ///
  /// - Throws: ``RenderError`` with the code `fileNotFound` or `unreadable`.
  public init(file path: String) throws(RenderError) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else {
      let missing = errno == ENOENT || errno == ENOTDIR
      let name = path.isEmpty ? "without a name" : path
      throw RenderError(
        missing ? .fileNotFound : .unreadable,
        missing ? "There is no file \(name)." : "\(path) cannot be read: \(systemMessage()).")
    }
    try self.init(OpenFile(owning: descriptor), name: path)
  }

  /// A document behind an open file descriptor, which is duplicated and may be closed afterward.
  ///
  /// A pipe or socket is read to its end.
  /// - Throws: ``RenderError`` with the code `unreadable`.
  public init(fileDescriptor: Int32, name: String) throws(RenderError) {
    let descriptor = fcntl(fileDescriptor, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else {
      throw RenderError(.unreadable, "\(name) cannot be read: \(systemMessage()).")
    }
    try self.init(OpenFile(owning: descriptor), name: name)
  }

  private init(_ file: OpenFile, name: String) throws(RenderError) {
    self.name = name
    let status = try file.status(name: name)
    switch status.st_mode & S_IFMT {
    case S_IFREG: storage = .file(file, byteCount: Int(status.st_size))
    case S_IFIFO, S_IFSOCK: storage = .memory(try file.readToEnd(name: name))
    case S_IFDIR: throw RenderError(.unreadable, "\(name) is a directory, not a document.")
    default: throw RenderError(.unreadable, "\(name) is a device, not a document.")
    }
  }

  /// The number of bytes.
  public var byteCount: Int {
    switch storage {
    case .memory(let bytes): bytes.count
    case .file(_, let byteCount): byteCount
    }
  }

  /// Reads a part of the document; shorter where the document ends, empty outside of it.
  ///
  /// - Throws: ``RenderError`` with the code `unreadable`.
  public func read(at offset: Int, count: Int) throws(RenderError) -> [UInt8] {
    guard offset >= 0, offset < byteCount, count > 0 else { return [] }
    let count = min(count, byteCount - offset)
    switch storage {
    case .memory(let bytes): return Array(bytes[offset..<offset + count])
    case .file(let file, _): return try file.read(at: offset, count: count, name: name)
    }
  }

  /// All bytes at one address.
  ///
  /// - Throws: ``RenderError`` with the code `emptyDocument` or `unreadable`.
  public func bytes() throws(RenderError) -> DocumentBytes {
    guard byteCount > 0 else { throw emptyDocument }
    switch storage {
    case .memory(let bytes): return DocumentBytes(try MemoryMap(copying: bytes))
    case .file(let file, let byteCount):
      return DocumentBytes(
        try MemoryMap(fileDescriptor: file.descriptor, byteCount: byteCount))
    }
  }

  /// Whether another document has the same bytes.
  ///
  /// - Throws: ``RenderError`` with the code `unreadable`.
  package func hasSameBytes(as other: DocumentSource) throws(RenderError) -> Bool {
    guard byteCount == other.byteCount else { return false }
    for offset in stride(from: 0, to: byteCount, by: 1 << 16) {
      let part = try read(at: offset, count: 1 << 16)
      guard try other.read(at: offset, count: 1 << 16) == part else { return false }
    }
    return true
  }

  /// The open file, where the document is one; valid while this value lives.
  package var fileDescriptor: Int32? {
    switch storage {
    case .memory: nil
    case .file(let file, _): file.descriptor
    }
  }

  package var emptyDocument: RenderError {
    RenderError(.emptyDocument, "\(name) is empty.")
  }
}
