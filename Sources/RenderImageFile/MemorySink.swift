import RenderKit

/// Collects encoded bytes in memory.
struct MemorySink: ByteSink {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ part: Span<UInt8>) {
    unsafe part.withUnsafeBufferPointer { part in unsafe bytes.append(contentsOf: part) }
  }
}
