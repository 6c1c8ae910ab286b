/// Where a page of a certain size in points comes to lie in a picture.
struct Placement {
  let width: Double
  let height: Double
  let transform: AffineTransform

  private init(width: Double, height: Double, transform: AffineTransform) {
    self.width = width
    self.height = height
    self.transform = transform
  }

  init(of size: Size, _ scaling: Scaling, naturalDPI: Double) throws(RenderError) {
    switch scaling {
    case .dpi(let dpi):
      try Self.check(dpi, "resolution")
      self.init(of: size, scale: dpi / 72, numerator: dpi, denominator: 72)
    case .scale(let scale):
      try Self.check(scale, "scale")
      let dpi = scale * naturalDPI
      self.init(of: size, scale: dpi / 72, numerator: dpi, denominator: 72)
    case .fit(let box):
      try Self.check(box)
      self.init(of: size, scale: Self.fitting(size, in: box))
    case .fitDown(let box):
      try Self.check(box)
      self.init(of: size, scale: min(Self.fitting(size, in: box), naturalDPI / 72))
    case .fill(let box):
      try Self.check(box)
      self.init(of: size, covering: box)
    case .exact(let box):
      try Self.check(box)
      let (width, height) = (Double(box.width), Double(box.height))
      self.init(
        width: width, height: height,
        transform: AffineTransform(scaleX: width / size.width, y: height / size.height))
    }
  }

  /// The picture's size is evaluated from left to right, for `points * (dpi / 72)` rounds otherwise.
  private init(of size: Size, scale: Double, numerator: Double, denominator: Double) {
    width = Self.wholePixels(size.width * numerator / denominator)
    height = Self.wholePixels(size.height * numerator / denominator)
    transform = AffineTransform(scaleX: scale, y: scale)
  }

  private init(of size: Size, scale: Double) {
    self.init(of: size, scale: scale, numerator: scale, denominator: 1)
  }

  private init(of size: Size, covering box: PixelSize) {
    width = Double(box.width)
    height = Double(box.height)
    let scale = max(width / size.width, height / size.height)
    transform = AffineTransform(
      a: scale, b: 0, c: 0, d: scale,
      tx: (width - size.width * scale) / 2, ty: (height - size.height * scale) / 2)
  }

  private static func fitting(_ size: Size, in box: PixelSize) -> Double {
    min(Double(box.width) / size.width, Double(box.height) / size.height)
  }

  private static func wholePixels(_ extent: Double) -> Double {
    max(1, (extent - 0.001).rounded(.up))
  }

  private static func check(_ value: Double, _ name: String) throws(RenderError) {
    guard value.isFinite, value > 0 else {
      throw RenderError(.invalidRequest, "The \(name) is \(value); it must be a number above 0.")
    }
  }

  private static func check(_ box: PixelSize) throws(RenderError) {
    guard box.width > 0, box.height > 0 else {
      throw RenderError(.invalidRequest, "The size \(box) must be at least 1 x 1 pixels.")
    }
  }
}
