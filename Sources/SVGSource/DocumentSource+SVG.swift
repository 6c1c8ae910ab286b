#if MuPDF || SVG
  package import RenderKit

  extension DocumentSource {
    /// The document's XML, unpacked where it is compressed with gzip, whatever its name says.
    ///
    /// UTF-16 without a byte order mark gets one, for the libraries ask for it.
    /// - Throws: ``RenderError`` with the code `emptyDocument`, `unreadable`, `damagedDocument` or
    ///   `tooLarge`.
    package func svgBytes(
      _ limits: DocumentLimits = DocumentLimits()
    ) throws(RenderError) -> [UInt8] {
      guard byteCount > 0 else { throw emptyDocument }
      let bytes = try read(at: 0, count: byteCount)
      let isCompressed = bytes.starts(with: [0x1F, 0x8B])
      let text =
        isCompressed
        ? try GzipDecoder(name: name, limit: limits.unpackedBytes).decode(bytes) : bytes
      let encoding = XMLEncoding(of: text)
      guard let lowByte = encoding.lowByte, encoding.markLength == 0 else { return text }
      return (lowByte == 0 ? [0xFF, 0xFE] : [0xFE, 0xFF]) + text
    }
  }
#endif
