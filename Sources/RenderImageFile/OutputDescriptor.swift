import Glibc
package import RenderKit

/// An open file descriptor that is written to; every failure is an error that names it.
package struct OutputDescriptor: ~Copyable, ByteSink {
  private let descriptor: Int32
  private let isOwned: Bool
  private let name: String

  /// Writes to a descriptor that the caller keeps and closes.
  ///
  /// The caller ignores SIGPIPE, or a reader that leaves ends the process.
  package init(borrowing descriptor: Int32, name: String) {
    self.init(descriptor, isOwned: false, name: name)
  }

  /// Writes to a descriptor that is closed with this value.
  init(owning descriptor: Int32, name: String) {
    self.init(descriptor, isOwned: true, name: name)
  }

  /// Creates a file without a name in the directory of one that is to be written; `nil` where that
  /// cannot be.
  init?(namelessFor target: OutputTarget, name: String) {
    guard case .file(let path, _) = target, unsafe access(Self.openFiles, X_OK) == 0 else {
      return nil
    }
    let flags = O_WRONLY | O_CLOEXEC | O_DIRECTORY | Self.nameless
    let descriptor = unsafe open(OutputTarget.directory(of: path), flags, 0o666)
    guard descriptor >= 0 else { return nil }
    self.init(descriptor, isOwned: true, name: name)
  }

  /// `O_TMPFILE` without `O_DIRECTORY`, which Swift's C library module lacks.
  private static let nameless: Int32 = 0o20_000_000

  private static let openFiles = "/proc/self/fd"

  /// Gives a file without a name one that is not taken; returns whether that succeeded.
  func link(to path: String) -> Bool {
    let source = "\(Self.openFiles)/\(descriptor)"
    return unsafe linkat(AT_FDCWD, source, AT_FDCWD, path, AT_SYMLINK_FOLLOW) == 0
  }

  private init(_ descriptor: Int32, isOwned: Bool, name: String) {
    self.descriptor = descriptor
    self.isOwned = isOwned
    self.name = name
  }

  deinit { if isOwned { close(descriptor) } }

  package func write(_ bytes: Span<UInt8>) throws(RenderError) {
    var written = 0
    while written < bytes.count {
      let rest = bytes.extracting(written...)
      let count = unsafe rest.withUnsafeBufferPointer {
        unsafe Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 { written += count } else { try waitIfPossible(count) }
    }
  }

  /// Waits until a descriptor that does not block takes bytes again.
  private func waitIfPossible(_ count: Int) throws(RenderError) {
    guard count < 0, errno != EINTR else { return }
    guard errno == EAGAIN else { throw .unwritable(name) }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = unsafe poll(&request, 1, -1)
  }

  /// Brings what was written to the disk, and gives the file the owner and mode of another.
  func finish(replacing old: stat?) throws(RenderError) {
    if let old {
      // Only root may give files away; for others the new file is theirs, as a copy would be.
      _ = fchown(descriptor, old.st_uid, old.st_gid)
      guard fchmod(descriptor, old.st_mode & 0o777) == 0 else { throw .unwritable(name) }
    }
    guard fsync(descriptor) == 0 else { throw .unwritable(name) }
  }
}
