#if SVG
  import RenderCairo
  import RenderKit
  import SVGSource
  import Synchronization

  /// A document that librsvg has read.
  final class SVGDocument: RenderDocument {
    let engine: EngineInfo
    let format: DocumentFormat
    private let page: PageInfo
    private let handle: Mutex<DocumentHandle>

    init(
      _ source: DocumentSource, format: DocumentFormat, _ options: OpenOptions, engine: EngineInfo
    ) throws(RenderError) {
      let handle = try DocumentHandle(source.svgBytes(options.limits), name: source.name, options)
      let size = handle.naturalSize
      page = PageInfo(
        index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: size.width, height: size.height)),
        userUnit: 0.75, naturalDPI: 96)
      self.engine = engine
      self.format = format
      self.handle = Mutex(handle)
    }

    var pageCount: Int { 1 }

    func describePage(_ index: Int) throws(RenderError) -> PageInfo { page }

    func draw(
      _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) -> RenderNotes {
      let rotation = drawing.request.rotation
      if rotation == .none {
        try drawUpright(drawing, layout, into: &pixels)
      } else {
        var upright = Bitmap(PixelLayout(layout.size.turned(by: rotation)))
        let uprightLayout = upright.layout
        try upright.withMutablePixels { pixels throws(RenderError) in
          try drawUpright(drawing, uprightLayout, into: &pixels)
        }
        upright.copyPixels(turnedBy: rotation, to: layout, &pixels)
      }
      return RenderNotes(engine: engine.id)
    }

    /// Draws without the request's rotation: librsvg sizes the surfaces of groups by the map's
    /// diagonal, and so fails where that is turned.
    private func drawUpright(
      _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
    ) throws(RenderError) {
      try handle.withLock { handle throws(RenderError) in
        try layout.drawWithCairo(engine: engine.id, into: &pixels) { context throws(RenderError) in
          context.paint(drawing.request.background)
          context.transform(Self.uprightMap(drawing, handle.naturalSize))
          try handle.draw(in: context)
        }
      }
    }

    /// The map from CSS pixels to the pixels of the picture before it is turned.
    ///
    /// Glyphs show the last bit of a scale, so it must be the number that `rsvg-convert` has: the
    /// shortest decimal, which the way through points and back may miss, taken through the size.
    private static func uprightMap(_ drawing: PageDrawing, _ size: Size) -> AffineTransform {
      func scale(_ factor: Double, _ extent: Double) -> Double {
        (factor * drawing.page.userUnit * 1e12).rounded() / 1e12 * extent / extent
      }
      let picture = drawing.pixelSize
      let map = drawing.transform.followed(
        by: drawing.request.rotation.inverse.transform(
          of: Size(width: Double(picture.width), height: Double(picture.height))))
      return AffineTransform(
        a: scale(map.a, size.width), b: scale(map.b, size.width), c: scale(map.c, size.height),
        d: scale(map.d, size.height), tx: map.tx, ty: map.ty)
    }
  }
#endif
