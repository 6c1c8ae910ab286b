import Glibc
package import RenderKit

/// A file that appears at its path whole or not at all.
///
/// The bytes go to a file without a name, which takes the place of the old file when everything is on
/// the disk: a reader sees the old or the new file, never a part. A value that ends before
/// ``commit()``, or a process that is killed, leaves the old file and nothing else; only on file
/// systems without nameless files (NFS, some of FUSE) a killed process may leave a hidden one.
/// Symbolic links stay, their target is replaced; the new file keeps the mode of the old one. What is
/// no regular file (a device, a pipe, /dev/stdout) is written to directly.
package struct AtomicFile: ~Copyable, ByteSink {
  private let name: String
  private let target: OutputTarget
  /// The hidden file that is to be renamed.
  private var temporary: String?
  /// Whether the bytes are in a file that has no name yet.
  private var isNameless: Bool
  private var output: OutputDescriptor

  /// Starts to write a file.
  ///
  /// - Parameters:
  ///   - path: The file's path.
  ///   - followsLinks: Whether a symbolic link stays and its target is replaced. Where nobody named
  ///     the file, a link may have been planted: it is replaced itself then.
  package init(_ path: String, followsLinks: Bool = true) throws(RenderError) {
    let target = try OutputTarget(path, followsLinks: followsLinks)
    if let output = OutputDescriptor(namelessFor: target, name: path) {
      self.init(name: path, target, temporary: nil, isNameless: true, output)
    } else {
      let temporary = target.hiddenPath()
      let output = try Self.open(target, temporary, name: path)
      self.init(name: path, target, temporary: temporary, isNameless: false, output)
    }
  }

  private init(
    name: String, _ target: OutputTarget, temporary: String?, isNameless: Bool,
    _ output: consuming OutputDescriptor
  ) {
    self.name = name
    self.target = target
    self.temporary = temporary
    self.isNameless = isNameless
    self.output = output
  }

  deinit { if let temporary { unsafe unlink(temporary) } }

  /// Writes a whole file.
  package static func write(
    _ bytes: [UInt8], to path: String, followsLinks: Bool = true
  ) throws(RenderError) {
    var file = try AtomicFile(path, followsLinks: followsLinks)
    try file.write(bytes.span)
    try file.commit()
  }

  /// Whether a file's name is one that bytes have until their file is whole.
  package static func isHiddenName(_ name: String) -> Bool {
    name.hasPrefix(OutputTarget.hiddenPrefix)
  }

  package mutating func write(_ bytes: Span<UInt8>) throws(RenderError) {
    try output.write(bytes)
  }

  /// Puts the file in its place; to be called once, after the last byte.
  package mutating func commit() throws(RenderError) {
    guard isNameless || temporary != nil, case .file(let path, let old) = target else { return }
    try output.finish(replacing: old)
    if isNameless { try nameFile(path) }
    try moveFile(to: path)
    try syncDirectory(of: path)
  }

  /// Gives the file its name, or where that is taken the name of a hidden file.
  private mutating func nameFile(_ path: String) throws(RenderError) {
    isNameless = false
    if output.link(to: path) { return }
    guard errno == EEXIST, let hidden = target.hiddenPath(), output.link(to: hidden) else {
      throw .unwritable(name)
    }
    temporary = hidden
  }

  /// Renames the hidden file, where there is one.
  private mutating func moveFile(to path: String) throws(RenderError) {
    guard let hidden = temporary else { return }
    guard unsafe rename(hidden, path) == 0 else { throw .unwritable(name) }
    temporary = nil
  }

  /// Brings the new name to the disk, where the directory may be read.
  private func syncDirectory(of path: String) throws(RenderError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let directory = unsafe Glibc.open(OutputTarget.directory(of: path), flags)
    guard directory >= 0 else { return }
    defer { close(directory) }
    guard fsync(directory) == 0 || errno == EINVAL else { throw .unwritable(name) }
  }

  private static func open(
    _ target: OutputTarget, _ hidden: String?, name: String
  ) throws(RenderError) -> OutputDescriptor {
    if case .descriptor(let descriptor) = target {
      return OutputDescriptor(borrowing: descriptor, name: name)
    }
    let flags = O_WRONLY | O_CLOEXEC | O_NOCTTY | (hidden == nil ? 0 : O_CREAT | O_EXCL)
    while true {
      let descriptor = unsafe Glibc.open(hidden ?? name, flags, 0o666)
      if descriptor >= 0 { return OutputDescriptor(owning: descriptor, name: name) }
      guard errno == EINTR else { throw .unwritable(name) }
    }
  }
}
