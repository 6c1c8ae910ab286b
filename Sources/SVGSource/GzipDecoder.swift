#if MuPDF || SVG
  import CZlib
  package import RenderKit

  /// Unpacks gzip data up to a limit, so that a small file cannot fill the memory.
  package struct GzipDecoder {
    private let name: String
    private let limit: Int

    /// Creates a decoder.
    ///
    /// - Parameters:
    ///   - name: What to call the data in messages.
    ///   - limit: The most bytes to unpack.
    package init(name: String, limit: Int = DocumentLimits().unpackedBytes) {
      self.name = name
      self.limit = limit
    }

    /// Unpacks all members of the data.
    package func decode(_ data: [UInt8]) throws(RenderError) -> [UInt8] {
      var stream = unsafe z_stream()
      let status = unsafe inflateInit2_(
        &stream, MAX_WBITS + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
      guard status == Z_OK else { throw failure(status) }
      defer { unsafe inflateEnd(&stream) }
      var output: [UInt8] = []
      let result = unsafe data.withUnsafeBufferPointer { input in
        // zlib reads the input through a pointer that is not const, but never writes to it.
        unsafe stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
        unsafe stream.avail_in = UInt32(clamping: input.count)
        return unsafe inflateAll(&stream, to: &output)
      }
      guard result == Z_STREAM_END else { throw failure(result) }
      guard output.count <= limit else { throw tooLarge }
      return output
    }

    private func inflateAll(_ stream: inout z_stream, to output: inout [UInt8]) -> Int32 {
      var status = Z_OK
      while status == Z_OK, output.count <= limit {
        let part = unsafe [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
          unsafe stream.next_out = buffer.baseAddress
          unsafe stream.avail_out = UInt32(buffer.count)
          status = unsafe inflate(&stream, Z_NO_FLUSH)
          count = unsafe buffer.count - Int(stream.avail_out)
        }
        output += part
        if status == Z_STREAM_END, unsafe beginsMember(stream) {
          status = unsafe inflateReset(&stream)
        }
      }
      return output.count > limit ? Z_STREAM_END : status
    }

    private func beginsMember(_ stream: z_stream) -> Bool {
      guard unsafe stream.avail_in >= 2, let next = unsafe stream.next_in else { return false }
      return unsafe next[0] == 0x1F && next[1] == 0x8B
    }

    private var tooLarge: RenderError {
      RenderError(
        .tooLarge, "\(name) unpacks to more than \(limit) bytes, the limit for compressed SVG.")
    }

    private func failure(_ status: Int32) -> RenderError {
      RenderError(
        .damagedDocument,
        "\(name) cannot be unpacked: its gzip data is damaged or cut short.",
        cause: unsafe zError(status).map { unsafe String(cString: $0) })
    }
  }
#endif
