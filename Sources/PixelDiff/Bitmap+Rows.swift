import RenderKit

extension Bitmap {
  /// Whether the pictures have one size and form and the same bytes.
  func isIdentical(to other: Bitmap) -> Bool {
    size == other.size && alpha == other.alpha
      && (0..<size.height).allSatisfy { hasRow($0, of: other) }
  }

  private func hasRow(_ y: Int, of other: Bitmap) -> Bool {
    bytes.hasBytes(rowRange(y), of: other.bytes, at: other.rowRange(y).lowerBound)
  }

  private func rowRange(_ y: Int) -> Range<Int> {
    y * layout.bytesPerRow..<y * layout.bytesPerRow + size.width * 4
  }

  /// Whether no pixel lets the background through.
  var isOpaque: Bool { (0..<size.height).allSatisfy(isRowOpaque) }

  private func isRowOpaque(_ y: Int) -> Bool {
    let start = rowRange(y).lowerBound
    var common = UInt64.max
    for pair in 0..<size.width / 2 { common &= bytes.pixelPair(at: start &+ pair &* 8) }
    let last = bytes.pixel(at: start + (size.width - 1) * 4)
    return last.isOpaque && common & 0xff00_0000_ff00_0000 == 0xff00_0000_ff00_0000
  }

  /// The picture with straight alpha.
  var straight: Bitmap {
    alpha == .straight ? self : Bitmap(layout, alpha: .straight, bytes: straightBytes())
  }

  /// The pixels of a premultiplied picture, divided by alpha.
  func straightBytes() -> [UInt8] {
    var straight = bytes
    for y in 0..<size.height {
      for start in stride(from: rowRange(y).lowerBound, to: rowRange(y).upperBound, by: 4) {
        straight.setPixel(bytes.pixel(at: start).straight, at: start)
      }
    }
    return straight
  }
}
