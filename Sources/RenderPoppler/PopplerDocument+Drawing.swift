#if Poppler
  import RenderCairo
  import RenderKit

  extension PopplerDocument {
    func draw(
      _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) -> RenderNotes {
      let log = MessageLog()
      let box = try copyBox(for: drawing, log)
      try withHandle(copy: box, log) { handle throws(RenderError) in
        try handle.withPage(drawing.page.index) { page throws(RenderError) in
          try layout.drawWithCairo(engine: engine.id, into: &pixels) { context in
            context.saving {
              context.transform(Self.map(drawing, from: box ?? .crop))
              handle.selecting(drawing.request.layers) {
                page.draw(in: context, annotations: drawing.request.annotations)
              }
            }
            // Painted first, the background would change the last bit of partly covered pixels and
            // the blend modes; Poppler's tool paints it last, too.
            context.paintBehind(drawing.request.background)
          }
        }
      }
      return RenderNotes(engine: engine.id, warnings: log.messages)
    }

    /// The box that a copy of the document must show; `nil` where the original does.
    private func copyBox(
      for drawing: PageDrawing, _ log: MessageLog
    ) throws(RenderError) -> PageBox? {
      let box = drawing.request.box
      let boxes = drawing.page.boxes
      guard boxes[.crop].intersection(boxes[box]) == boxes[box] else { return box }
      let agrees = try withHandle(log) { handle throws(RenderError) in
        try self.agrees(drawing.page, handle)
      }
      return agrees ? nil : box
    }

    /// The map from Poppler's page space, whose unit is the page's own, to pixels.
    private static func map(_ drawing: PageDrawing, from box: PageBox) -> AffineTransform {
      let unit = drawing.page.userUnit
      return AffineTransform(scaleX: unit, y: unit).followed(by: drawing.transform(from: box))
    }
  }

  extension PageHandle {
    fileprivate func draw(in context: borrowing CairoContext, annotations: Bool) {
      guard !annotations else { return draw(in: context) }
      hidingAnnotations { draw(in: context) }
    }
  }
#endif
