import RenderKit
import Testing

@Suite struct PixelLimitsTests {
  @Test(arguments: [0, -1, -.infinity, .infinity, .nan, -0.0] as [Double])
  func `a resolution that is not above 0 is refused`(value: Double) {
    for scaling in [Scaling.dpi(value), .scale(value)] {
      let error = #expect(throws: RenderError.self) { try draw(scaling) }
      #expect(error?.code == .invalidRequest)
      #expect(error?.message.contains("\(value)") == true)
    }
  }

  @Test(arguments: [1e5, 1e10, 1e18, 1e19, 1e300, .greatestFiniteMagnitude] as [Double])
  func `an enormous resolution is refused with the size it needs and the limits`(value: Double) {
    for scaling in [Scaling.dpi(value), .scale(value)] {
      let error = #expect(throws: RenderError.self) { try draw(scaling) }
      #expect(error?.code == .tooLarge)
      #expect(error?.message.contains("50000000") == true)
      #expect(error?.message.contains("20000") == true)
    }
  }

  @Test(arguments: [1e5, 1e18, 1e19, 1e300] as [Double])
  func `limits as high as integers go do not overflow`(dpi: Double) {
    let limits = PixelLimits(pixels: .max, side: .max)
    let tall = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 0.0001, height: 72)))
    for page in [tall, Self.page] {
      let result = Result {
        try PageDrawing(of: page, for: PageRequest(page: 0, scaling: .dpi(dpi), limits: limits))
      }
      switch result {
      case .success(let drawing): #expect(PixelLayout(drawing.pixelSize).byteCount > 0)
      case .failure(let error): #expect((error as? RenderError)?.code == .tooLarge)
      }
    }
  }

  @Test func `limits as high as integers go still keep a picture's bytes countable`() {
    let side = Int(Int32.max)
    for width in [side, side + 1] {
      let error = #expect(throws: RenderError.self) {
        try draw(
          .exact(PixelSize(width: width, height: side)), PixelLimits(pixels: .max, side: .max))
      }
      #expect(error?.code == .tooLarge)
    }
  }

  @Test(arguments: [1e-300, .leastNonzeroMagnitude, 1e-160] as [Double])
  func `a scale at which the page vanishes is refused`(value: Double) {
    let error = #expect(throws: RenderError.self) { try draw(.dpi(value)) }
    #expect(error?.code == .invalidRequest)
  }

  @Test(arguments: [(0, 5), (5, 0), (-1, 5), (Int.min, Int.min)])
  func `a box without pixels is refused`(width: Int, height: Int) {
    let box = PixelSize(width: width, height: height)
    for scaling in [Scaling.fit(box), .fill(box), .exact(box), .fitDown(box)] {
      let error = #expect(throws: RenderError.self) { try draw(scaling) }
      #expect(error?.code == .invalidRequest)
    }
  }

  @Test(arguments: [PixelSize(width: .max, height: .max), PixelSize(width: .max, height: 1)])
  func `a box as large as integers go is refused`(box: PixelSize) {
    for scaling in [Scaling.fill(box), .exact(box)] {
      let error = #expect(throws: RenderError.self) { try draw(scaling) }
      #expect(error?.code == .tooLarge)
    }
  }

  @Test func `the limits themselves are allowed`() throws {
    let limits = PixelLimits(pixels: 200, side: 20)
    let exact = PixelSize(width: 20, height: 10)
    #expect(try draw(.exact(exact), limits).pixelSize == exact)
    #expect(throws: RenderError.self) {
      try draw(.exact(PixelSize(width: 21, height: 1)), limits)
    }
    #expect(throws: RenderError.self) {
      try draw(.exact(PixelSize(width: 20, height: 11)), limits)
    }
  }

  @Test(arguments: [0, -1, Int.min])
  func `limits below one pixel refuse everything`(limit: Int) {
    #expect(throws: RenderError.self) { try draw(.dpi(1), PixelLimits(pixels: limit)) }
    #expect(throws: RenderError.self) { try draw(.dpi(1), PixelLimits(side: limit)) }
  }

  @Test(arguments: [1e-300, 1e300] as [Double], [1e-300, 1, 1e300] as [Double])
  func `extreme pages are drawn or refused, never trapped on`(side: Double, unit: Double) {
    let page = PageInfo(
      index: 0, boxes: PageBoxes(Rect(x: -side, y: side, width: side, height: side)),
      userUnit: unit)
    let box = PixelSize(width: 10, height: 10)
    for scaling in [Scaling.dpi(72), .fit(box), .fill(box), .exact(box), .fitDown(box)] {
      let result = Result { try PageDrawing(of: page, for: PageRequest(page: 0, scaling: scaling)) }
      guard case .success(let drawing) = result else { continue }
      #expect(drawing.transform.a.isNormal && drawing.transform.tx.isFinite)
      #expect(drawing.pixelSize.width >= 1 && drawing.pixelSize.height >= 1)
    }
  }

  private static let page = PageInfo(
    index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 612, height: 792)))

  private func draw(
    _ scaling: Scaling, _ limits: PixelLimits = PixelLimits()
  ) throws -> PageDrawing {
    try PageDrawing(
      of: Self.page, for: PageRequest(page: 0, scaling: scaling, limits: limits))
  }
}
