#if MuPDF
  import CMuPDF
  import RenderKit

  extension PageInfo {
    /// A page of a PDF.
    init(_ index: Int, _ boxes: rk_mupdf_boxes, label: PageLabel?) {
      let resolved = PageBoxes(
        media: Rect(boxes.media), crop: Rect(boxes.crop), bleed: Rect(boxes.bleed),
        trim: Rect(boxes.trim), art: Rect(boxes.art))
      self.init(
        index: index, label: label?.description, boxes: resolved,
        rotation: Rotation(degrees: Int(boxes.rotation)), userUnit: boxes.user_unit)
    }

    /// A page of any other document, of which only the size is known.
    ///
    /// An image is measured in its own pixels, and its natural size shows each on one pixel; its
    /// resolution is a whole number to MuPDF.
    init(_ index: Int, _ bounds: rk_mupdf_bounds) {
      let resolution = (Double(bounds.image_columns) * 72 / bounds.width).rounded()
      let naturalDPI = resolution >= 1 ? resolution : 72
      let unit = 72 / naturalDPI
      self.init(
        index: index,
        boxes: PageBoxes(
          Rect(x: 0, y: 0, width: bounds.width / unit, height: bounds.height / unit)),
        userUnit: unit, naturalDPI: naturalDPI)
    }
  }

  extension Rect {
    fileprivate init?(_ box: rk_mupdf_box) {
      guard box.present else { return nil }
      self.init(from: (box.x0, box.y0), to: (box.x1, box.y1))
    }
  }
#endif
