extension RenderDocument {
  /// Places a request on its page: the size in pixels and the transform that the engine will draw.
  ///
  /// Nothing is drawn or allocated.
  /// - Throws: ``RenderError`` with the code `pageOutOfRange`, `unsupportedOption`,
  ///   `invalidRequest` or `tooLarge`, or what the engine reports of the page.
  public func drawing(for request: PageRequest) throws(RenderError) -> PageDrawing {
    guard request.page >= 0, request.page < pageCount else {
      let number = min(request.page, .max - 1) + 1
      throw RenderError(
        .pageOutOfRange, "There is no page \(number): the document's pages are 1 to \(pageCount).",
        engine: engine.id)
    }
    if let capabilities = engine.capabilities[format] {
      try capabilities.check(request, engine: engine.id, format: format)
    }
    try request.layers.check(against: layers, engine: engine.id)
    return try PageDrawing(of: page(request.page), for: request)
  }

  /// Renders a page, or a region of it, into a new bitmap.
  ///
  /// Equal to `render(_:_:into:)` with memory of its own.
  /// - Throws: ``RenderError``, see ``drawing(for:)``, and whatever the engine reports.
  public func render(_ request: PageRequest) throws(RenderError) -> (
    bitmap: Bitmap, notes: RenderNotes
  ) {
    let drawing = try drawing(for: request)
    var bitmap = Bitmap(PixelLayout(drawing.outputSize))
    let layout = bitmap.layout
    let notes = try bitmap.withMutablePixels { pixels throws(RenderError) in
      try render(drawing, layout, into: &pixels)
    }
    return (bitmap, notes)
  }

  /// Renders a page, or a region of it, into memory that the caller owns.
  ///
  /// A region is rendered as the whole page and cropped, for no engine draws the same pixels when it
  /// is asked for a part; it needs memory for the whole page while it runs.
  /// - Parameters:
  ///   - request: The page and how to draw it.
  ///   - layout: The shape of `pixels`; its size must be the ``PageDrawing/outputSize`` of the
  ///     request's ``drawing(for:)``.
  ///   - pixels: At least `layout.byteCount` bytes; see ``Bitmap`` for what is written.
  /// - Throws: ``RenderError``, see ``drawing(for:)``, and whatever the engine reports.
  public func render(
    _ request: PageRequest, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    let drawing = try drawing(for: request)
    guard layout.size == drawing.outputSize, pixels.count >= layout.byteCount else {
      throw RenderError(
        .invalidRequest,
        "The pixels' memory is laid out for \(layout.size), but the request gives "
          + "\(drawing.outputSize).", engine: engine.id)
    }
    return try render(drawing, layout, into: &pixels)
  }

  private func render(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    guard let region = drawing.request.region else {
      return try draw(drawing, layout, into: &pixels)
    }
    var whole = Bitmap(PixelLayout(drawing.pixelSize))
    let wholeLayout = whole.layout
    let notes = try whole.withMutablePixels { wholePixels throws(RenderError) in
      try draw(drawing, wholeLayout, into: &wholePixels)
    }
    whole.copyPixels(in: region, to: layout, &pixels)
    return notes
  }
}
