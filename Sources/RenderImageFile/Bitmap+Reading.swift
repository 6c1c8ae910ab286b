public import RenderKit

extension Bitmap {
  /// Reads a picture file; its content, not its name, says which format it has.
  ///
  /// See ``init(decoding:limits:)``.
  public init(
    imageFile path: String, limits: PixelLimits = .imageFile
  ) throws(RenderError) {
    try self.init(decoding: DocumentSource(file: path), limits: limits)
  }

  /// Reads a picture: PNG of any kind, PAM, PPM or PGM.
  ///
  /// The picture has straight alpha and the values stored in the file: neither gamma nor a color
  /// profile is applied. 16-bit values are rounded to 8 bits. Of a file with several pictures the
  /// first is read.
  /// - Throws: `RenderError` with the code `emptyDocument`, `unsupportedFormat`,
  ///   `damagedDocument`, `tooLarge` (before memory is allocated) or `unreadable`.
  public init(
    decoding source: DocumentSource, limits: PixelLimits = .imageFile
  ) throws(RenderError) {
    guard source.byteCount > 0 else { throw source.emptyDocument }
    switch try source.read(at: 0, count: 4) {
    case [0x89, 0x50, 0x4E, 0x47]: try self.init(png: source, limits: limits)
    case let start where start.starts(with: [0x50, 0x37]),
      let start where start.starts(with: [0x50, 0x36]),
      let start where start.starts(with: [0x50, 0x35]):
      try self.init(pnm: source, limits: limits)
    default:
      throw RenderError(
        .unsupportedFormat, "\(source.name) is not a picture that can be read: PNG, PAM or PPM.")
    }
  }
}
