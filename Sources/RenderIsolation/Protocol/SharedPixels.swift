import CLinux
import Glibc
import RenderKit

/// Pixels in memory that the host and a worker both see.
///
/// The host creates the memory and fixes its size before it lets a worker have it: a worker that
/// could cut it short would end the host (SIGBUS).
final class SharedPixels: Sendable {
  /// More than this is not kept for the next document.
  private static let keptByteCount = 64 << 20

  private let file: OpenFile
  private let map: MemoryMap

  /// Creates memory: the host's side.
  convenience init(byteCount: Int) throws(RenderError) {
    let file = try OpenFile(memoryNamed: "renderkit-pixels")
    guard ftruncate(file.descriptor, byteCount) == 0, rk_seal(file.descriptor, true) == 0 else {
      throw RenderError(
        .memoryLimit, "\(byteCount) bytes for a picture cannot be had: \(systemMessage()).")
    }
    try self.init(file, byteCount: byteCount)
  }

  /// Maps memory; of memory that was received, this is the worker's side.
  init(_ file: OpenFile, byteCount: Int) throws(RenderError) {
    self.file = file
    do {
      map = try MemoryMap(fileDescriptor: file.descriptor, byteCount: byteCount, writable: true)
    } catch {
      throw RenderError(
        .memoryLimit, "A picture of \(byteCount) bytes is more than the memory holds.",
        cause: error.message)
    }
  }

  var descriptor: Int32 { file.descriptor }

  var byteCount: Int { map.byteCount }

  /// Whether both sides keep the memory when a document is closed.
  var isKept: Bool { byteCount <= Self.keptByteCount }

  func withMutablePixels<Result>(
    _ body: (inout MutableSpan<UInt8>) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    try map.withMutableBytes(body)
  }

  /// Copies rows that follow each other without a gap to memory of another layout.
  func copy(to layout: PixelLayout, _ pixels: inout MutableSpan<UInt8>) {
    let rowByteCount = layout.size.width * 4
    precondition(rowByteCount * layout.size.height <= byteCount)
    precondition(pixels.count >= layout.byteCount)
    let source = unsafe UnsafeRawBufferPointer(map.rawBytes)
    unsafe pixels.withUnsafeMutableBytes { target in
      for row in 0..<layout.size.height {
        let from = unsafe UnsafeRawBufferPointer(
          rebasing: source[row * rowByteCount..<(row + 1) * rowByteCount])
        let to = row * layout.bytesPerRow
        unsafe UnsafeMutableRawBufferPointer(rebasing: target[to..<to + rowByteCount])
          .copyMemory(from: from)
      }
    }
  }
}
