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
    let capacity = rk_png_memory_size(UInt32(layout.size.width), UInt32(layout.size.height))
    // What is larger than its pixels is no ordinary file: it is not read to memory.
    let file = source.byteCount <= capacity ? try source.read(at: 0, count: capacity) : []
    var failure: RenderError?
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      if unsafe !readOrdinary(file, into: buffer, layout) {
        failure = unsafe read(source, into: buffer, layout)
      }
      if failure == nil { count = layout.byteCount }
    }
    if let failure { throw failure }
    return pixels
  }

  /// Reads a file of the kind that most are; returns whether it is one.
  @unsafe private static func readOrdinary(
    _ file: consuming [UInt8], into buffer: UnsafeMutableBufferPointer<UInt8>, _ layout: PixelLayout
  ) -> Bool {
    unsafe file.withUnsafeMutableBufferPointer {
      unsafe rk_png_read_memory(
        $0.baseAddress, $0.count, UInt32(layout.size.width), UInt32(layout.size.height),
        buffer.baseAddress)
    }
  }

  /// Reads a file of any kind through libpng; returns what is wrong with it, if anything.
  @unsafe private static func read(
    _ source: DocumentSource, into buffer: UnsafeMutableBufferPointer<UInt8>, _ layout: PixelLayout
  ) -> RenderError? {
    var input = PNGInput(source)
    var pixels = unsafe rk_png_pixels(
      width: UInt32(layout.size.width), height: UInt32(layout.size.height),
      bytes_per_row: layout.bytesPerRow, pixels: buffer.baseAddress)
    var error = rk_png_error()
    let succeeded = unsafe withUnsafeMutablePointer(to: &input) { context in
      unsafe rk_png_read(PNGInput.callback, context, &pixels, &error)
    }
    return succeeded ? nil : input.failure ?? .damagedPNG(source.name, cause: error.text)
  }
}
