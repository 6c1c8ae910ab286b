#if MuPDF
  import CMuPDF
  import RenderKit

  extension rk_mupdf_geometry {
    /// The page as one of its boxes.
    init(_ page: PageInfo, as box: PageBox) {
      let rect = page.boxes[box]
      self.init(
        x0: rect.x, y0: rect.y, x1: rect.maxX, y1: rect.maxY,
        rotation: Int32(page.rotation.rawValue), user_unit: page.userUnit)
    }

    /// The geometry with sides of at least 1, since MuPDF takes smaller pages for damaged; the corner
    /// that is displayed top left stays.
    var enlarged: rk_mupdf_geometry {
      var larger = self
      let (extraWidth, extraHeight) = (max(0, 1 - (x1 - x0)), max(0, 1 - (y1 - y0)))
      switch rotation {
      case 90: (larger.x1, larger.y1) = (x1 + extraWidth, y1 + extraHeight)
      case 180: (larger.x0, larger.y1) = (x0 - extraWidth, y1 + extraHeight)
      case 270: (larger.x0, larger.y0) = (x0 - extraWidth, y0 - extraHeight)
      default: (larger.x1, larger.y0) = (x1 + extraWidth, y0 - extraHeight)
      }
      return larger
    }
  }
#endif
