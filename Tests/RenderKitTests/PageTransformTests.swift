import RenderConformance
import RenderKit
import Testing

/// Compares the transforms with a second derivation: a point of the page, in the page's own units
/// with y upward, followed to its pixel step by step.
@Suite struct PageTransformTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the displayed corners of a box become the corners of the picture`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let page = random.page()
      let request = PageRequest(
        page: 0, scaling: .dpi(random.number(20...200)), box: random.element(of: PageBox.allCases),
        rotation: random.rotation())
      let drawing = try PageDrawing(of: page, for: request)
      let size = page.size(of: request.box)
      let image = drawing.transform.apply(
        to: Rect(x: 0, y: 0, width: size.width, height: size.height))
      #expect(image.x.isClose(to: 0) && image.y.isClose(to: 0))
      let excess = (
        Double(drawing.pixelSize.width) - image.maxX, Double(drawing.pixelSize.height) - image.maxY
      )
      #expect(-0.0011...1 ~= excess.0 && -0.0011...1 ~= excess.1)
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `every box's page space leads to the same pixels`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let page = random.page()
      let request = PageRequest(
        page: 0, scaling: scaling(&random), box: random.element(of: PageBox.allCases),
        rotation: random.rotation())
      let drawing = try PageDrawing(of: page, for: request)
      let point = (x: random.number(-500...900), y: random.number(-500...900))
      let expected = pixel(of: point, on: page, in: request.box, drawing)
      for box in PageBox.allCases {
        let displayed = pageSpace(of: point, on: page, in: box)
        let pixel = drawing.transform(from: box).apply(toX: displayed.x, y: displayed.y)
        #expect(pixel.x.isClose(to: expected.x) && pixel.y.isClose(to: expected.y))
      }
    }
  }

  @Test(arguments: [
    (Rotation.none, 10.0, 30.0), (.quarter, 20, 10), (.half, 60, 20), (.threeQuarters, 30, 60),
  ])
  func `a nested box begins where the page shows it`(
    rotation: Rotation, x: Double, y: Double
  ) {
    let boxes = PageBoxes(
      media: Rect(x: 0, y: 0, width: 100, height: 200),
      crop: Rect(x: 10, y: 20, width: 30, height: 150))
    let origin = PageInfo(index: 0, boxes: boxes, rotation: rotation).origin(of: .crop, in: .media)
    #expect(origin == (x, y))
  }

  private func scaling(_ random: inout SeededGenerator) -> Scaling {
    random.element(of: [
      .dpi(random.number(20...200)), .fit(random.pixelSize()), .fill(random.pixelSize()),
      .exact(random.pixelSize()), .fitDown(random.pixelSize()), .scale(random.number(0.2...3)),
    ])
  }

  /// Where a point of the page lies in the displayed box, in points, y downward.
  private func pageSpace(
    of point: (x: Double, y: Double), on page: PageInfo, in box: PageBox
  ) -> (x: Double, y: Double) {
    let rect = page.boxes[box]
    let (fromLeft, fromTop) = (point.x - rect.x, rect.maxY - point.y)
    let turned = turn(
      (fromLeft * page.userUnit, fromTop * page.userUnit), by: page.rotation,
      Size(width: rect.width * page.userUnit, height: rect.height * page.userUnit))
    return turned
  }

  private func pixel(
    of point: (x: Double, y: Double), on page: PageInfo, in box: PageBox, _ drawing: PageDrawing
  ) -> (x: Double, y: Double) {
    let displayed = pageSpace(of: point, on: page, in: box)
    return drawing.transform.apply(toX: displayed.x, y: displayed.y)
  }

  private func turn(
    _ point: (x: Double, y: Double), by rotation: Rotation, _ size: Size
  ) -> (x: Double, y: Double) {
    switch rotation {
    case .none: point
    case .quarter: (size.height - point.y, point.x)
    case .half: (size.width - point.x, size.height - point.y)
    case .threeQuarters: (point.y, size.width - point.x)
    }
  }
}
