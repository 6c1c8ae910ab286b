import Glibc

/// Pages of memory that are mapped to a file or to nothing, unmapped when the value ends.
///
/// This is the one place of RenderKit that handles pointers. The address is kept as a number, for
/// memory that nobody else unmaps may be handed from thread to thread.
@safe
package struct MemoryMap: ~Copyable, Sendable {
  package let byteCount: Int
  private let address: UInt

  /// Maps the first bytes of a file.
  ///
  /// - Parameter writable: Whether writing changes the file (shared) or is not possible at all.
  package init(
    fileDescriptor: Int32, byteCount: Int, writable: Bool = false
  ) throws(RenderError) {
    let protection = writable ? PROT_READ | PROT_WRITE : PROT_READ
    try self.init(byteCount, protection, writable ? MAP_SHARED : MAP_PRIVATE, fileDescriptor)
  }

  /// Copies bytes into memory of their own.
  package init(copying bytes: [UInt8]) throws(RenderError) {
    try self.init(bytes.count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1)
    withMutableBytes { target in
      for index in bytes.indices { target[index] = bytes[index] }
    }
  }

  private init(
    _ byteCount: Int, _ protection: Int32, _ flags: Int32, _ fileDescriptor: Int32
  ) throws(RenderError) {
    let start = unsafe mmap(nil, byteCount, protection, flags, fileDescriptor, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else {
      throw RenderError(
        .unreadable, "\(byteCount) bytes cannot be mapped into memory: \(systemMessage()).")
    }
    self.byteCount = byteCount
    address = UInt(bitPattern: start)
  }

  deinit {
    unsafe munmap(UnsafeMutableRawPointer(bitPattern: address), byteCount)
  }

  /// The bytes, for C functions; valid while this value lives.
  @unsafe package var rawBytes: UnsafeMutableRawBufferPointer {
    unsafe UnsafeMutableRawBufferPointer(
      start: UnsafeMutableRawPointer(bitPattern: address), count: byteCount)
  }

  /// Gives access to the bytes for reading.
  package func withBytes<Failure: Error, Result>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let elements = unsafe UnsafeBufferPointer(rawBytes.assumingMemoryBound(to: UInt8.self))
    return try body(unsafe Span(_unsafeElements: elements))
  }

  /// Gives access to the bytes for writing.
  package func withMutableBytes<Failure: Error, Result>(
    _ body: (inout MutableSpan<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = unsafe MutableSpan(_unsafeElements: rawBytes.assumingMemoryBound(to: UInt8.self))
    return try body(&span)
  }
}

/// The system's words for the failure of the last call.
package func systemMessage() -> String {
  unsafe strerror(errno).map { unsafe String(cString: $0) } ?? "error \(errno)"
}
