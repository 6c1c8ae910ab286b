import CLinux
import RenderKit

extension OpenFile {
  /// Creates an empty file in memory.
  convenience init(memoryNamed name: String) throws(RenderError) {
    let descriptor = unsafe rk_memory_file(name)
    guard descriptor >= 0 else {
      throw RenderError(
        .engineMissing, "Memory to share with a worker cannot be had: \(systemMessage()).")
    }
    self.init(owning: descriptor)
  }
}
