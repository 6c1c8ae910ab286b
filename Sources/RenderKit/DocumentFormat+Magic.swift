extension DocumentFormat {
  /// Formats whose documents always begin with the same bytes.
  private static let signatures: [(format: DocumentFormat, bytes: [UInt8])] = [
    (.svgz, [0x1F, 0x8B, 0x08]),
    (.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    (.jpeg, [0xFF, 0xD8, 0xFF]),
    (.tiff, [0x49, 0x49, 0x2A, 0x00]),
    (.tiff, [0x4D, 0x4D, 0x00, 0x2A]),
    (.gif, Array("GIF87a".utf8)),
    (.gif, Array("GIF89a".utf8)),
    (.jpeg2000, [0, 0, 0, 0x0C, 0x6A, 0x50, 0x20, 0x20, 0x0D, 0x0A, 0x87, 0x0A]),
    (.jpeg2000, [0xFF, 0x4F, 0xFF, 0x51]),
    (.pdf, Array("%PDF-".utf8)),
  ]

  /// The sizes of the header that follows a bitmap file's own, by which its versions differ.
  private static let bitmapHeaderSizes: Set<UInt32> = [12, 16, 40, 52, 56, 64, 108, 124]

  /// The format of a document that begins with these bytes, where they are unmistakable.
  init?(magicOf head: [UInt8]) {
    if let match = Self.signatures.first(where: { head.starts(with: $0.bytes) }) {
      self = match.format
    } else if Self.isBitmap(head) {
      self = .bmp
    } else {
      return nil
    }
  }

  /// Two letters alone might begin any text.
  private static func isBitmap(_ head: [UInt8]) -> Bool {
    guard head.starts(with: Array("BM".utf8)),
      let headerSize = head.littleEndian32(at: 14)
    else { return false }
    return bitmapHeaderSizes.contains(headerSize)
  }
}
