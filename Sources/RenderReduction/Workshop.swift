import CLinux
import Glibc
import RenderImageFile
import RenderKit

/// The files of one reduction, which lie in memory: whatever ends this process, none is left behind.
final class Workshop {
  private var descriptors: [String: Int32] = [:]

  deinit { for descriptor in descriptors.values { close(descriptor) } }

  /// The descriptors that a program has to inherit to see the files.
  var open: [Int32] { descriptors.values.sorted() }

  /// The path of a file, which is there from now on.
  func file(_ name: String) throws(RenderError) -> String {
    "/dev/fd/\(try descriptor(name))"
  }

  /// Replaces what a file holds.
  func write(_ bytes: [UInt8], to name: String) throws(RenderError) {
    let descriptor = try descriptor(name)
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw Self.failure
    }
    try OutputDescriptor(borrowing: descriptor, name: "a temporary file").write(bytes.span)
  }

  func read(_ name: String) throws(RenderError) -> [UInt8] {
    let source = try DocumentSource(file: file(name))
    return try source.read(at: 0, count: source.byteCount)
  }

  private func descriptor(_ name: String) throws(RenderError) -> Int32 {
    if let descriptor = descriptors[name] { return descriptor }
    let descriptor = unsafe rk_memory_file(name)
    guard descriptor >= 0 else { throw Self.failure }
    descriptors[name] = descriptor
    return descriptor
  }

  private static var failure: RenderError {
    RenderError(.cannotWrite, "No temporary file can be made in memory: \(systemMessage()).")
  }
}
