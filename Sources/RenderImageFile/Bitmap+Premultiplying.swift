package import RenderKit

extension Bitmap {
  /// The picture with its colors multiplied by alpha, rounded to nearest.
  ///
  /// What an engine drew, and was then divided by alpha for a PNG file, comes back as it was.
  package func premultiplied() -> Bitmap {
    guard alpha == .straight else { return self }
    guard !isOpaque else { return Bitmap(layout, bytes: bytes) }
    var pixels = bytes
    var span = pixels.mutableSpan
    for alphaIndex in stride(from: 3, to: span.count, by: 4) where span[alphaIndex] != 255 {
      let alpha = Int(span[alphaIndex])
      for index in alphaIndex - 3..<alphaIndex {
        span[index] = UInt8((Int(span[index]) * alpha + 127) / 255)
      }
    }
    return Bitmap(layout, bytes: pixels)
  }
}
