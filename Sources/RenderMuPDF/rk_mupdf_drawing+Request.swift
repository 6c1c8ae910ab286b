#if MuPDF
  import CMuPDF
  import RenderKit

  extension rk_mupdf_drawing {
    /// Describes a drawing to MuPDF.
    init(_ request: PageRequest, _ transform: AffineTransform, _ layout: PixelLayout) {
      self.init()
      page = Int32(request.page)
      (a, b, c) = (transform.a, transform.b, transform.c)
      (d, tx, ty) = (transform.d, transform.tx, transform.ty)
      width = Int32(layout.size.width)
      height = Int32(layout.size.height)
      bytes_per_row = layout.bytesPerRow
      annotations = request.annotations
      antialiasing = request.antialiasing.map(Int32.init) ?? -1
      switch request.background {
      case .transparent: transparent = true
      case .color(let red, let green, let blue):
        (self.red, self.green, self.blue) = (red, green, blue)
      }
    }
  }
#endif
