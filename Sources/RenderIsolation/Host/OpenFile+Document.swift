import CLinux
import Glibc
import RenderKit

extension OpenFile {
  private static let partByteCount = 1 << 20

  /// A document's bytes behind a descriptor that allows no writing, for a worker.
  static func readOnly(_ source: DocumentSource) throws(RenderError) -> OpenFile {
    guard let descriptor = source.fileDescriptor else { return try copy(source) }
    let isReadOnly = fcntl(descriptor, F_GETFL) & O_ACCMODE == O_RDONLY
    let own =
      isReadOnly
      ? fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
      : unsafe open("/proc/self/fd/\(descriptor)", O_RDONLY | O_CLOEXEC)
    return own < 0 ? try copy(source) : OpenFile(owning: own)
  }

  private static func copy(_ source: DocumentSource) throws(RenderError) -> OpenFile {
    let file = try OpenFile(memoryNamed: "renderkit-document")
    for offset in stride(from: 0, to: source.byteCount, by: partByteCount) {
      let bytes = try source.read(at: offset, count: partByteCount)
      guard unsafe pwrite(file.descriptor, bytes, bytes.count, offset) == bytes.count else {
        throw RenderError(
          .memoryLimit, "\(source.name) cannot be copied for a worker: \(systemMessage()).")
      }
    }
    _ = rk_seal(file.descriptor, false)
    return file
  }
}
