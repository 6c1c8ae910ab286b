import Glibc
import RenderKit

/// What the system says of a file; what is written to it changes this.
struct SourceVersion: Hashable {
  private let device: UInt
  private let inode: UInt
  private let byteCount: Int
  private let modified: [Int]
  private let changed: [Int]

  init(of source: DocumentSource) throws(RenderError) {
    var status = stat()
    guard let descriptor = source.fileDescriptor, unsafe fstat(descriptor, &status) == 0 else {
      throw RenderError(.unreadable, "\(source.name) cannot be read: \(systemMessage()).")
    }
    device = UInt(status.st_dev)
    inode = UInt(status.st_ino)
    byteCount = Int(status.st_size)
    modified = [Int(status.st_mtim.tv_sec), Int(status.st_mtim.tv_nsec)]
    changed = [Int(status.st_ctim.tv_sec), Int(status.st_ctim.tv_nsec)]
  }

  /// Whether the last change is so long ago that the next one will have another time.
  var isSettled: Bool {
    let latest = max(modified[0], changed[0])
    return time(nil) - latest > 2
  }
}
