#if Poppler || SVG
  import CCairo
  package import RenderKit

  extension PixelLayout {
    /// Draws through cairo into memory that the caller owns, which is made transparent first.
    ///
    /// Cairo needs rows that begin at multiples of 4 bytes; other memory is drawn to by way of a
    /// bitmap.
    package func drawWithCairo(
      engine: EngineInfo.ID, into pixels: inout MutableSpan<UInt8>,
      _ body: (borrowing CairoContext) throws(RenderError) -> Void
    ) throws(RenderError) {
      guard !isAligned(pixels) else {
        return try drawDirectly(engine: engine, into: &pixels, body)
      }
      var bitmap = Bitmap(PixelLayout(size))
      let layout = bitmap.layout
      try bitmap.withMutablePixels { pixels throws(RenderError) in
        try layout.drawDirectly(engine: engine, into: &pixels, body)
      }
      let all = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
      bitmap.copyPixels(in: all, to: self, &pixels)
    }

    private func isAligned(_ pixels: borrowing MutableSpan<UInt8>) -> Bool {
      unsafe pixels.withUnsafeBufferPointer {
        bytesPerRow % 4 == 0 && UInt(bitPattern: $0.baseAddress) % 4 == 0
      }
    }

    private func drawDirectly(
      engine: EngineInfo.ID, into pixels: inout MutableSpan<UInt8>,
      _ body: (borrowing CairoContext) throws(RenderError) -> Void
    ) throws(RenderError) {
      try unsafe pixels.withUnsafeMutableBufferPointer { buffer throws(RenderError) in
        let surface = unsafe cairo_image_surface_create_for_data(
          buffer.baseAddress, CAIRO_FORMAT_ARGB32, Int32(clamping: size.width),
          Int32(clamping: size.height), Int32(clamping: bytesPerRow))
        // Finishing ends cairo's use of the memory, whoever else may hold the surface.
        defer {
          unsafe cairo_surface_finish(surface)
          unsafe cairo_surface_destroy(surface)
        }
        let status = unsafe cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else {
          throw RenderError(cairo: status, size, engine: engine)
        }
        let context = unsafe CairoContext(surface: surface)
        context.clear()
        try body(context)
        unsafe cairo_surface_flush(surface)
        guard context.status == CAIRO_STATUS_SUCCESS else {
          throw RenderError(cairo: context.status, size, engine: engine)
        }
      }
    }
  }
#endif
