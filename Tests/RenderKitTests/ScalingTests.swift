import RenderConformance
import RenderKit
import Testing

@Suite struct ScalingTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `fit stays within the box, touches one side and keeps the proportions`(seed: UInt64) throws {
    try forEachCase(seed) { page, rotation, box in
      let drawing = try draw(page, .fit(box), rotation)
      #expect(drawing.pixelSize.width <= box.width && drawing.pixelSize.height <= box.height)
      #expect(drawing.pixelSize.width == box.width || drawing.pixelSize.height == box.height)
      #expect(drawing.scale.x.isClose(to: drawing.scale.y))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `fill has the box's size, keeps the proportions and leaves no gap`(seed: UInt64) throws {
    try forEachCase(seed) { page, rotation, box in
      let drawing = try draw(page, .fill(box), rotation)
      let image = drawing.image
      #expect(drawing.pixelSize == box)
      #expect(drawing.scale.x.isClose(to: drawing.scale.y))
      #expect(image.x <= 1e-6 && image.maxX >= Double(box.width) - 1e-6)
      #expect(image.y <= 1e-6 && image.maxY >= Double(box.height) - 1e-6)
      #expect(
        image.width.isClose(to: Double(box.width)) || image.height.isClose(to: Double(box.height)))
      #expect((image.x + image.maxX).isClose(to: Double(box.width)))
      #expect((image.y + image.maxY).isClose(to: Double(box.height)))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `exact maps the page onto the whole box`(seed: UInt64) throws {
    try forEachCase(seed) { page, rotation, box in
      let drawing = try draw(page, .exact(box), rotation)
      #expect(drawing.pixelSize == box)
      #expect(
        drawing.image.isClose(
          to: Rect(x: 0, y: 0, width: Double(box.width), height: Double(box.height))))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `fitDown is fit, but never larger than the natural size`(seed: UInt64) throws {
    try forEachCase(seed) { page, rotation, box in
      let drawing = try draw(page, .fitDown(box), rotation)
      let natural = try draw(page, .scale(1), rotation)
      let fitted = try draw(page, .fit(box), rotation)
      #expect(drawing.scale.x <= page.naturalDPI / 72 * (1 + 1e-9))
      #expect(drawing.pixelSize.width <= min(natural.pixelSize.width, box.width))
      #expect(drawing.pixelSize.height <= min(natural.pixelSize.height, box.height))
      #expect(drawing.pixelSize == natural.pixelSize || drawing.pixelSize == fitted.pixelSize)
    }
  }

  @Test func `fitDown does not enlarge an SVG beyond its CSS pixels`() throws {
    let icon = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 24, height: 16)), userUnit: 0.75,
      naturalDPI: 96)
    let drawing = try draw(icon, .fitDown(PixelSize(width: 500, height: 500)), .none)
    #expect(drawing.pixelSize == PixelSize(width: 24, height: 16))
  }

  private func forEachCase(
    _ seed: UInt64, _ body: (PageInfo, Rotation, PixelSize) throws -> Void
  ) rethrows {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 { try body(random.page(), random.rotation(), random.pixelSize(upTo: 2000)) }
  }

  private func draw(
    _ page: PageInfo, _ scaling: Scaling, _ rotation: Rotation
  ) throws -> PageDrawing {
    let limits = PixelLimits(pixels: 1 << 40, side: 1 << 24)
    return try PageDrawing(
      of: page,
      for: PageRequest(page: 0, scaling: scaling, rotation: rotation, limits: limits))
  }
}

extension PageDrawing {
  /// Where the page comes to lie.
  fileprivate var image: Rect {
    let size = page.size(of: request.box)
    return transform.apply(to: Rect(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// The pixels for a point in the directions of the picture.
  fileprivate var scale: (x: Double, y: Double) {
    (abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
  }
}
