import CPNG
import RenderKit

/// Owns libpng's state while a picture is read.
@safe
struct PNGRowReader: PictureReader, ~Copyable {
  static let format = DocumentFormat.png
  static let denominators = [1]

  let header: PictureHeader
  private let handle: OpaquePointer
  private let bytes: DocumentBytes
  private let name: String

  init(_ bytes: DocumentBytes, name: String) throws(RenderError) {
    var found = unsafe rk_png_row_header()
    var error = rk_png_error()
    let start = unsafe bytes.rawBytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let handle = unsafe rk_png_row_reader_create(start, bytes.count, &found, &error) else {
      throw Self.damaged(name, error)
    }
    unsafe self.handle = unsafe handle
    self.bytes = bytes
    self.name = name
    header = unsafe PictureHeader(found)
  }

  deinit { unsafe rk_png_row_reader_free(handle) }

  static var libraryVersion: String { unsafe String(cString: rk_png_version()) }

  var warning: String { "" }

  mutating func start(denominator: Int) throws(RenderError) -> PixelSize {
    var error = rk_png_error()
    guard unsafe rk_png_row_reader_start(handle, &error) else {
      throw Self.damaged(name, error)
    }
    return header.size
  }

  mutating func readRow(into row: inout [UInt8]) throws(RenderError) {
    var error = rk_png_error()
    guard unsafe rk_png_row_reader_read_row(handle, &row, &error) else {
      throw Self.damaged(name, error)
    }
  }

  private static func damaged(_ name: String, _ error: rk_png_error) -> RenderError {
    let cause = unsafe withUnsafeBytes(of: error.message) { bytes in
      unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return RenderError(
      .damagedDocument, "\(name) is a damaged PNG file.", engine: "raster", cause: cause)
  }
}

extension PictureHeader {
  fileprivate init(_ found: rk_png_row_header) {
    let chunk = unsafe UnsafeBufferPointer(start: found.exif, count: found.exif_count)
    let size = unsafe PixelSize(width: Int(found.width), height: Int(found.height))
    unsafe self.init(
      size: size, orientation: Exif(tiff: Array(chunk)[...])?.orientation,
      dpi: found.pixels_per_meter > 0 ? Double(found.pixels_per_meter) * 0.0254 : nil,
      decoderByteCount: found.is_interlaced ? size.width * size.height * 4 : 0)
  }
}
