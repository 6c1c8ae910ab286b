#if MuPDF || SVG
  package import RenderKit

  extension DocumentSource {
    /// The document's XML, unpacked where it is compressed with gzip, whatever its name says.
    ///
    /// - Throws: ``RenderError`` with the code `emptyDocument`, `unreadable`, `damagedDocument` or
    ///   `tooLarge`.
    package func svgBytes() throws(RenderError) -> [UInt8] {
      guard byteCount > 0 else { throw RenderError(.emptyDocument, "\(name) is empty.") }
      let bytes = try read(at: 0, count: byteCount)
      guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
      return try GzipDecoder(name: name).decode(bytes)
    }
  }
#endif
