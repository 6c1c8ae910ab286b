import CPNG
import RenderKit

/// Owns libpng's state while a file is written.
@safe
struct PNGWriter: ~Copyable {
  private let handle: OpaquePointer

  init(_ header: rk_png_header) throws(RenderError) {
    var header = header
    var error = rk_png_error()
    guard let handle = unsafe rk_png_writer_create(&header, &error) else {
      throw .unencodablePNG(cause: error.text)
    }
    unsafe self.handle = unsafe handle
  }

  deinit { unsafe rk_png_writer_free(handle) }

  mutating func add(_ row: Span<UInt8>) throws(RenderError) {
    var error = rk_png_error()
    let succeeded = unsafe row.withUnsafeBufferPointer {
      unsafe rk_png_writer_add_row(handle, $0.baseAddress, &error)
    }
    guard succeeded else { throw .unencodablePNG(cause: error.text) }
  }

  mutating func finish() throws(RenderError) {
    var error = rk_png_error()
    guard unsafe rk_png_writer_finish(handle, &error) else {
      throw .unencodablePNG(cause: error.text)
    }
  }

  /// Hands over what is encoded so far.
  mutating func moveOutput(to sink: inout some ByteSink & ~Copyable) throws(RenderError) {
    var count = 0
    guard let start = unsafe rk_png_writer_output(handle, &count), count > 0 else { return }
    try sink.write(unsafe Span(_unsafeStart: start, count: count))
    unsafe rk_png_writer_discard_output(handle)
  }
}
