import Glibc
import RenderKit

/// The right to use the files of a directory that belong together.
///
/// Nobody reads between two files while they are written.
enum DirectoryLock {
  /// Waits for the right to write alone, or to read while nobody writes, and uses it.
  static func hold<Value>(
    _ directory: String, forWriting: Bool, while body: () throws(RenderError) -> Value
  ) throws(RenderError) -> Value {
    let descriptor = unsafe open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw RenderError(
        .unreadable, "The directory \(directory) cannot be read: \(systemMessage()).")
    }
    defer { close(descriptor) }
    while flock(descriptor, forWriting ? LOCK_EX : LOCK_SH) != 0, errno == EINTR {}
    return try body()
  }
}
