import CLinux
import Glibc
import RenderKit

/// What a worker prints to its standard error: a file in memory that both sides have open.
struct MessageLog: Sendable {
  /// Enough for the first messages of a page, and for the last of a crash.
  private static let keptByteCount = 16 << 10

  private let file: OpenFile

  init() throws(RenderError) { file = try OpenFile(memoryNamed: "renderkit-messages") }

  var descriptor: Int32 { file.descriptor }

  /// Removes and returns what was printed since the last time.
  ///
  /// The worker shares the file's position, so that it goes on at the start.
  func take() -> [String] {
    let lines = last()
    ftruncate(descriptor, 0)
    lseek(descriptor, 0, SEEK_SET)
    return lines
  }

  /// What was printed last.
  func last() -> [String] {
    let end = Int(max(0, lseek(descriptor, 0, SEEK_END)))
    let start = max(0, end - Self.keptByteCount)
    let bytes = (try? file.read(at: start, count: end - start, name: "the worker's output")) ?? []
    return MessageText.lines(bytes)
  }
}
