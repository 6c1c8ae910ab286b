import CPNG
import RenderKit

extension Bitmap {
  init(png source: DocumentSource, limits: PixelLimits) throws(RenderError) {
    let size = try limits.checked(Self.pngSize(of: source), of: source.name)
    let layout = PixelLayout(size)
    self.init(layout, alpha: .straight, bytes: try Self.pngPixels(of: source, layout))
  }

  /// The size that the header, always the first chunk, names; libpng checks the rest of it.
  private static func pngSize(of source: DocumentSource) throws(RenderError) -> PixelSize {
    let start = try source.read(at: 0, count: 24)
    guard start.count == 24, start[12..<16].elementsEqual("IHDR".utf8) else {
      throw .damagedPNG(source.name, cause: "no IHDR chunk at the start")
    }
    let numbers = [start[16..<20], start[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
    return PixelSize(width: numbers[0], height: numbers[1])
  }

  /// Decodes into memory that is untouched before: a file that lies about its size costs nothing.
  private static func pngPixels(
    of source: DocumentSource, _ layout: PixelLayout
  ) throws(RenderError) -> [UInt8] {
    var input = PNGInput(source)
    var failure: RenderError?
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: layout.byteCount) { buffer, count in
      failure = unsafe read(&input, into: buffer, layout).map { cause in
        input.failure ?? .damagedPNG(source.name, cause: cause)
      }
      if failure == nil { count = layout.byteCount }
    }
    if let failure { throw failure }
    return pixels
  }

  /// Returns what libpng says against the file, if anything.
  @unsafe private static func read(
    _ input: inout PNGInput, into buffer: UnsafeMutableBufferPointer<UInt8>, _ layout: PixelLayout
  ) -> String? {
    var pixels = unsafe rk_png_pixels(
      width: UInt32(layout.size.width), height: UInt32(layout.size.height),
      bytes_per_row: layout.bytesPerRow, pixels: buffer.baseAddress)
    var error = rk_png_error()
    let succeeded = unsafe withUnsafeMutablePointer(to: &input) { context in
      unsafe rk_png_read(PNGInput.callback, context, &pixels, &error)
    }
    return succeeded ? nil : error.text
  }
}
