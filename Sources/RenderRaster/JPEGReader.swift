import CJPEG
import RenderKit

/// Owns libjpeg-turbo's state while a picture is read.
@safe
struct JPEGReader: PictureReader, ~Copyable {
  static let format = DocumentFormat.jpeg

  /// The decoder takes any eighth, but these have vector code, and what is left is resampled anyhow.
  static let denominators = [8, 4, 2, 1]

  let header: PictureHeader
  private let handle: OpaquePointer
  private let bytes: DocumentBytes
  private let name: String

  init(_ bytes: DocumentBytes, name: String) throws(RenderError) {
    var found = unsafe rk_jpeg_header()
    var error = rk_jpeg_error()
    let start = unsafe bytes.rawBytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let handle = unsafe rk_jpeg_reader_create(start, bytes.count, &found, &error) else {
      throw Self.damaged(name, error)
    }
    unsafe self.handle = unsafe handle
    self.bytes = bytes
    self.name = name
    header = unsafe PictureHeader(found)
  }

  deinit { unsafe rk_jpeg_reader_free(handle) }

  static var libraryVersion: String { unsafe String(cString: rk_jpeg_version()) }

  var warning: String { unsafe String(cString: rk_jpeg_reader_warning(handle)) }

  mutating func start(denominator: Int) throws(RenderError) -> PixelSize {
    var size = (width: UInt32(0), height: UInt32(0))
    var error = rk_jpeg_error()
    guard
      unsafe rk_jpeg_reader_start(
        handle, UInt32(denominator), &size.width, &size.height, &error)
    else { throw Self.damaged(name, error) }
    return PixelSize(width: Int(size.width), height: Int(size.height))
  }

  mutating func readRow(into row: inout [UInt8]) throws(RenderError) {
    var error = rk_jpeg_error()
    guard unsafe rk_jpeg_reader_read_row(handle, &row, &error) else {
      throw Self.damaged(name, error)
    }
  }

  private static func damaged(_ name: String, _ error: rk_jpeg_error) -> RenderError {
    let cause = unsafe withUnsafeBytes(of: error.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return RenderError(
      .damagedDocument, "\(name) is a damaged JPEG file.", engine: "raster", cause: cause)
  }
}

extension PictureHeader {
  fileprivate init(_ found: rk_jpeg_header) {
    let marker = unsafe UnsafeBufferPointer(start: found.exif, count: found.exif_count)
    let unit = unsafe [1: 1, 2: 2.54][found.density_unit]
    let exif = unsafe Exif(marker: Array(marker)[...])
    unsafe self.init(
      size: PixelSize(width: Int(found.width), height: Int(found.height)),
      orientation: exif?.orientation,
      dpi: exif?.dpi ?? unit.map { unsafe $0 * Double(found.density) },
      decoderByteCount: Int(clamping: found.coefficient_bytes))
  }
}
