import Glibc

/// An open file descriptor that is closed with its last reference.
package final class OpenFile: Sendable {
  package let descriptor: Int32

  private static let longestStream = DocumentLimits().bytes

  package init(owning descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }

  func status(name: String) throws(RenderError) -> stat {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0 else { throw unreadable(name) }
    return status
  }

  package func read(at offset: Int, count: Int, name: String) throws(RenderError) -> [UInt8] {
    unsafe try fill(count: count, name: name) { buffer, count, filled in
      unsafe pread(descriptor, buffer, count, off_t(offset + filled))
    }
  }

  /// Reads a pipe or socket, and refuses one that seems to have no end.
  func readToEnd(name: String) throws(RenderError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= Self.longestStream {
      let part = unsafe try fill(count: 1 << 20, name: name) { buffer, count, _ in
        unsafe Glibc.read(descriptor, buffer, count)
      }
      guard !part.isEmpty else { return bytes }
      bytes += part
    }
    throw RenderError(
      .unreadable,
      "\(name) goes on beyond \(Self.longestStream >> 20) MiB; save it to a file first.")
  }

  private func fill(
    count: Int, name: String, _ read: (UnsafeMutableRawPointer?, Int, Int) -> Int
  ) throws(RenderError) -> [UInt8] {
    var failed = false
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(0, count)) { buffer, filled in
      while filled < count {
        let base = UnsafeMutableRawPointer(buffer.baseAddress)
        let got = unsafe read(base.map { unsafe $0 + filled }, count - filled, filled)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { return }
        filled += got
      }
    }
    guard !failed else { throw unreadable(name) }
    return bytes
  }

  private func unreadable(_ name: String) -> RenderError {
    RenderError(.unreadable, "\(name) cannot be read: \(systemMessage()).")
  }
}
