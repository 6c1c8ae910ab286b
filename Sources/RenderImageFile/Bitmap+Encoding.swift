import RenderKit

extension Bitmap {
  func encode(
    as format: ImageFileFormat, dpi: Double?, into sink: inout some ByteSink & ~Copyable
  ) throws(RenderError) {
    switch format {
    case .png: try encodePNG(dpi: dpi, into: &sink)
    case .pam: try encodePNM(isPAM: true, into: &sink)
    case .ppm: try encodePNM(isPAM: false, into: &sink)
    }
  }

  /// Refuses what cannot be encoded, before a file is opened for it.
  func check(_ format: ImageFileFormat, dpi: Double?) throws(RenderError) {
    if let dpi, !(dpi >= 0.1 && dpi <= 1_000_000) {
      throw RenderError(
        .invalidRequest, "A resolution of \(dpi) dpi cannot be written: use 0.1 to 1000000.")
    }
    guard format != .ppm || isOpaque else {
      throw RenderError(
        .cannotWrite, "The picture has transparent pixels, which PPM cannot hold: use PNG or PAM.")
    }
  }
}
