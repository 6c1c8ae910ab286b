import Synchronization

/// The memory of the last picture, which an engine should not know any more.
enum KeptPixels {
  private static let address = Atomic<UInt>(0)

  static func keep(_ pixels: inout MutableSpan<UInt8>) {
    unsafe pixels.withUnsafeMutableBytes { bytes in
      address.store(UInt(bitPattern: bytes.baseAddress), ordering: .relaxed)
    }
  }

  /// Writes to the memory.
  static func spoil() {
    let address = address.load(ordering: .relaxed)
    guard let pointer = unsafe UnsafeMutableRawPointer(bitPattern: address) else { return }
    unsafe pointer.storeBytes(of: 0xAAAA_AAAA, as: UInt32.self)
  }
}
