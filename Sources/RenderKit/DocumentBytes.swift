/// A document's bytes at one address, for libraries that read from memory.
///
/// The bytes are unmapped when the last reference goes; an engine keeps one as long as its library
/// may read.
public final class DocumentBytes: Sendable {
  private let map: MemoryMap

  init(_ map: consuming MemoryMap) { self.map = map }

  /// The number of bytes, at least 1.
  public var count: Int { map.byteCount }

  /// Gives access to the bytes.
  public func withBytes<Failure: Error, Result>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try map.withBytes(body)
  }

  /// The bytes for C functions, valid while this object lives.
  @unsafe public var rawBytes: UnsafeRawBufferPointer {
    unsafe UnsafeRawBufferPointer(map.rawBytes)
  }
}
