import RenderKit

extension ConformanceRule {
  static let geometryRules = [
    ConformanceRule("a page's boxes, rotation and unit are the document's") {
      engine, violations throws(RenderError) in
      for card in TestCard.cards(for: engine) {
        let document = try engine.open(card.source)
        for (index, expected) in card.pages.enumerated() {
          let page = try document.page(index)
          violations.expect(page.index == index, "page \(index) says it is page \(page.index)")
          violations.expect(
            PageBox.allCases.allSatisfy { page.boxes[$0] == expected.boxes[$0] },
            "the boxes of page \(index) are \(page.boxes), not \(expected.boxes)")
          violations.expect(page.rotation == expected.rotation, "page \(index) is turned wrong")
          violations.expect(page.userUnit == expected.userUnit, "page \(index) has a wrong unit")
          violations.expect(
            page.naturalDPI == expected.naturalDPI, "page \(index) has a wrong natural resolution")
        }
      }
    },
    ConformanceRule("every box and rotation shows the right part of the page, upright") {
      engine, violations throws(RenderError) in
      try forEachPage(of: engine) { document, page, index, boxes throws(RenderError) in
        for box in boxes {
          for rotation in Rotation.allCases {
            let request = PageRequest(
              page: index, scaling: .dpi(97.3), box: box, rotation: rotation)
            let bitmap = try document.render(request).bitmap
            if let mismatch = page.mismatch(in: bitmap, request, scale: 97.3 / 72) {
              violations.add("page \(index), \(box) box, turned by \(rotation): \(mismatch)")
            }
          }
        }
      }
    },
    ConformanceRule("a page is drawn at every scale") { engine, violations throws(RenderError) in
      try forEachPage(of: engine) { document, page, index, _ throws(RenderError) in
        for dpi in [36.0, 72, 150, 217] {
          let request = PageRequest(page: index, scaling: .dpi(dpi))
          let bitmap = try document.render(request).bitmap
          if let mismatch = page.mismatch(in: bitmap, request, scale: dpi / 72) {
            violations.add("page \(index) at \(dpi) dpi: \(mismatch)")
          }
        }
      }
    },
    ConformanceRule("fitting keeps proportions; exact sizes do not") {
      engine, violations throws(RenderError) in
      try forEachPage(of: engine) { document, page, index, _ throws(RenderError) in
        let size = try document.page(index).size()
        let box = PixelSize(width: 83, height: 67)
        let scale = min(83 / size.width, 67 / size.height)
        let fit = PageRequest(page: index, scaling: .fit(box))
        let fitted = try document.render(fit).bitmap
        if let mismatch = page.mismatch(in: fitted, fit, scale: scale) {
          violations.add("page \(index) fitted: \(mismatch)")
        }
        for scaling in [Scaling.fill(box), .exact(box)] {
          let bitmap = try document.render(PageRequest(page: index, scaling: scaling)).bitmap
          violations.expect(bitmap.size == box, "page \(index) \(scaling) is \(bitmap.size)")
        }
      }
    },
  ]

  static func forEachPage(
    of engine: any RenderEngine,
    _ body: (any RenderDocument, TestCardPage, Int, Set<PageBox>) throws(RenderError) -> Void
  ) throws(RenderError) {
    for card in TestCard.cards(for: engine) {
      let document = try engine.open(card.source)
      let boxes = engine.info.capabilities[card.format]?.boxes ?? []
      for (index, page) in card.pages.enumerated() {
        try body(document, page, index, boxes)
      }
    }
  }
}
