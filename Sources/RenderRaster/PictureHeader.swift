import RenderKit

/// What a picture file says before its pixels.
struct PictureHeader {
  /// The size as stored.
  let size: PixelSize
  /// How the stored picture becomes upright.
  let orientation: ExifOrientation
  /// The pixels per inch at which the picture has its natural size.
  let dpi: Double
  /// What the decoder keeps in memory for the whole picture, if anything.
  let decoderByteCount: Int

  init(
    size: PixelSize, orientation: ExifOrientation?, dpi: Double?, decoderByteCount: Int
  ) {
    self.size = size
    self.orientation = orientation ?? .upright
    self.decoderByteCount = decoderByteCount
    let given = (dpi ?? 0).rounded()
    self.dpi = Self.plausible.contains(given) ? given : 96
  }

  /// What is believed of a resolution; that, and the default, is as in MuPDF, so that engines agree
  /// on a picture's size.
  private static let plausible = 1.0...4800
}
