import Glibc
package import RenderKit

/// The right to use a directory's files, alone or together with others, while processes share it.
///
/// It ends with the process, however that ends.
package struct DirectoryLock: ~Copyable {
  package enum Mode {
    /// Together with others who share it.
    case shared
    /// Alone.
    case exclusive
  }

  private let descriptor: Int32

  /// Waits for the right, which is kept as long as the value.
  package init(_ directory: String, _ mode: Mode) throws(RenderError) {
    let operation = mode == .shared ? LOCK_SH : LOCK_EX
    guard let lock = try DirectoryLock(directory, operation) else {
      throw RenderError(.unreadable, "The directory \(directory) cannot be locked.")
    }
    self = lock
  }

  /// Takes the right to use a directory alone; `nil` where somebody else has it.
  package init?(aloneIfFree directory: String) throws(RenderError) {
    guard let lock = try DirectoryLock(directory, LOCK_EX | LOCK_NB) else { return nil }
    self = lock
  }

  private init?(_ directory: String, _ operation: Int32) throws(RenderError) {
    descriptor = unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw RenderError(
        .unreadable, "The directory \(directory) cannot be read: \(systemMessage()).")
    }
    while flock(descriptor, operation) != 0 {
      guard errno != EWOULDBLOCK else { return nil }
      guard errno == EINTR else {
        throw RenderError(
          .unreadable, "The directory \(directory) cannot be locked: \(systemMessage()).")
      }
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits for the right and uses it.
  package static func hold<Value>(
    _ directory: String, _ mode: Mode, while body: () throws(RenderError) -> Value
  ) throws(RenderError) -> Value {
    let lock = try DirectoryLock(directory, mode)
    return try withExtendedLifetime(lock, body)
  }
}
