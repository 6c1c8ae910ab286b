import RenderKit

extension ConformanceRule {
  static let pixelRules = [
    ConformanceRule("a region is the crop of the whole page") {
      engine, violations throws(RenderError) in
      var generator = SeededGenerator(seed: 1)
      try forEachPage(of: engine) { document, _, index, _ throws(RenderError) in
        let whole = try document.render(PageRequest(page: index, scaling: .dpi(70.5))).bitmap
        for _ in 0..<4 {
          let region = PixelRect.random(within: whole.size, using: &generator)
          let request = PageRequest(page: index, scaling: .dpi(70.5), region: region)
          let part = try document.render(request).bitmap
          violations.expect(
            part.bytes == whole.cropped(to: region).bytes,
            "page \(index): the region \(region) of \(whole.size) differs from the crop")
        }
      }
    },
    ConformanceRule("the background is any color, or none") {
      engine, violations throws(RenderError) in
      try forEachPage(of: engine) { document, page, index, _ throws(RenderError) in
        var request = PageRequest(page: index, scaling: .dpi(72))
        request.background = .color(red: 7, green: 7, blue: 7)
        let colored = try document.render(request).bitmap
        if !TestCard.isOpaque(document.format),
          let mismatch = page.mismatch(in: colored, request, scale: 1, background: 7)
        {
          violations.add("page \(index) on a color: \(mismatch)")
        }
        request.background = .transparent
        let clear = try document.render(request).bitmap
        let pixels = stride(from: 0, to: clear.bytes.count, by: 4)
        violations.expect(
          pixels.allSatisfy { pixel in
            clear.bytes[pixel..<pixel + 3].allSatisfy { $0 <= clear.bytes[pixel + 3] }
          }, "page \(index): colors are not premultiplied by alpha")
        violations.expect(
          TestCard.isOpaque(document.format) || pixels.contains { clear.bytes[$0 + 3] == 0 },
          "page \(index) is not transparent where it is empty")
      }
    },
    ConformanceRule("every pixel is written and nothing else") {
      engine, violations throws(RenderError) in
      try forEachPage(of: engine) { document, _, index, _ throws(RenderError) in
        for background in [Background.white, .transparent] {
          let request = PageRequest(page: index, scaling: .dpi(81), background: background)
          let tight = try document.render(request).bitmap
          let wide = try renderOverOldPixels(request, of: document, size: tight.size)
          violations.expect(
            wide.cropped(to: PixelRect(tight.size)).bytes == tight.bytes,
            "page \(index) shows what the memory held before, or depends on the row length")
          violations.expect(
            (0..<tight.size.height).allSatisfy { row in
              let gap = row * wide.layout.bytesPerRow + tight.size.width * 4
              return wide.bytes[gap..<gap + 12].allSatisfy { $0 == 0xA5 }
            }, "page \(index): bytes between the rows were changed")
        }
      }
    },
    ConformanceRule("the same request gives the same pixels, on any thread") {
      engine, violations throws(RenderError) in
      try forEachPage(of: engine) { document, _, index, _ throws(RenderError) in
        let request = PageRequest(page: index, scaling: .dpi(60))
        let first = try document.render(request).bitmap
        for bitmap in concurrently(4, { try? document.render(request).bitmap }) {
          violations.expect(bitmap?.bytes == first.bytes, "page \(index) differs when drawn again")
        }
      }
    },
  ]

  /// Renders into memory whose rows are 12 bytes apart and that is not empty.
  private static func renderOverOldPixels(
    _ request: PageRequest, of document: any RenderDocument, size: PixelSize
  ) throws(RenderError) -> Bitmap {
    let layout = PixelLayout(size, bytesPerRow: size.width * 4 + 12)
    var bitmap = Bitmap(layout, bytes: [UInt8](repeating: 0xA5, count: layout.byteCount))
    _ = try bitmap.withMutablePixels { pixels throws(RenderError) in
      try document.render(request, layout, into: &pixels)
    }
    return bitmap
  }
}
