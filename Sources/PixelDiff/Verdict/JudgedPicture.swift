import RenderKit

/// A picture as a verdict looks at it: opaque, at about 100 dpi, without its outermost pixels.
struct JudgedPicture {
  let size: PixelSize
  private let bytes: [UInt8]
  private let bytesPerRow: Int
  private let start: Int

  /// Takes the part within a margin on each side, which engines fill with parts of pixels.
  init(_ bitmap: Bitmap, _ size: PixelSize, margin: Int) {
    self.size = PixelSize(width: size.width - 2 * margin, height: size.height - 2 * margin)
    bytes = bitmap.bytes
    bytesPerRow = bitmap.layout.bytesPerRow
    start = margin * bytesPerRow + margin * 4
  }

  /// Takes the part of a size, brought to the scale and on a backdrop unless it is ready as it is.
  init(_ bitmap: Bitmap, _ size: PixelSize, _ scale: PageScale, isReady: Bool, backdrop: Int) {
    let picture = isReady ? bitmap : bitmap.reduced(size, by: scale.factor, backdrop: backdrop)
    self.init(picture, isReady ? size : picture.size, margin: scale.margin)
  }

  @inline(__always)
  func pixel(_ x: Int, _ y: Int) -> Pixel {
    bytes.pixel(at: start &+ y &* bytesPerRow &+ x &* 4)
  }

  @inline(__always)
  func pixelPair(_ x: Int, _ y: Int) -> UInt64 {
    bytes.pixelPair(at: start &+ y &* bytesPerRow &+ x &* 4)
  }
}

extension Pixel {
  /// Four times the luma.
  @inline(__always) var fourfoldLuma: Int { red &+ 2 &* green &+ blue }

  /// Luma and two differences of colors; the fourth is unused.
  @inline(__always)
  var channels: SIMD4<Float> {
    SIMD4(
      0.25 * Float(fourfoldLuma), Float(red &- green), 0.5 * Float(2 &* blue &- red &- green), 0)
  }
}
