import RenderKit

extension Bitmap {
  /// Whether no pixel lets anything through.
  var isOpaque: Bool {
    let bytes = bytes.span
    for y in 0..<size.height {
      let start = y * layout.bytesPerRow
      var alpha: UInt8 = 255
      for x in 0..<size.width { alpha &= bytes[start + x * 4 + 3] }
      guard alpha == 255 else { return false }
    }
    return true
  }

  /// Visits rows from top to bottom, colors independent of alpha.
  func forEachStraightRow(
    _ rows: Range<Int>, _ body: (Span<UInt8>) throws(RenderError) -> Void
  ) throws(RenderError) {
    let bytes = bytes.span
    var row = [UInt8](repeating: 0, count: alpha == .straight ? 0 : size.width * 4)
    for y in rows {
      let start = y * layout.bytesPerRow
      let stored = bytes.extracting(start..<start + size.width * 4)
      guard alpha == .premultiplied else {
        try body(stored)
        continue
      }
      var straight = row.mutableSpan
      Self.unpremultiply(stored, into: &straight)
      try body(row.span)
    }
  }

  /// Divides by alpha as cairo does when it writes PNG files.
  private static func unpremultiply(_ row: Span<UInt8>, into target: inout MutableSpan<UInt8>) {
    for alphaIndex in stride(from: 3, to: row.count, by: 4) {
      let alpha = Int(row[alphaIndex])
      target[alphaIndex] = row[alphaIndex]
      for index in alphaIndex - 3..<alphaIndex {
        target[index] = alpha == 255 ? row[index] : quotient(Int(row[index]), alpha)
      }
    }
  }

  private static func quotient(_ value: Int, _ alpha: Int) -> UInt8 {
    alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
  }
}
