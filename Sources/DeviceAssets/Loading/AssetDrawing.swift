import RenderKit

/// How many pixels of a page are drawn, and where in the picture they come to lie.
struct AssetDrawing: Hashable {
  /// How large the page is drawn.
  let scaling: Scaling
  /// The part of the drawn page that is used; `nil` for the whole.
  var region: PixelRect?
  /// The size of the picture around a page that fits; `nil` where there is nothing around.
  var canvas: PixelSize?

  /// - Parameters:
  ///   - natural: The page's size in pixels when it is drawn at its natural size.
  ///   - scaling: What draws it so.
  ///   - box: The size of the picture in pixels, as asked for.
  init(
    of natural: Size, by scaling: Scaling, in box: PixelSize, _ mode: ContentMode,
    _ alignment: Alignment?
  ) {
    switch mode {
    case .exact: self.init(scaling: .exact(box))
    case .fit: self.init(scaling: .fit(box), canvas: alignment == nil ? nil : box)
    case .fitDown:
      let fits =
        natural.width <= Double(box.width) && natural.height <= Double(box.height)
      self.init(scaling: fits ? scaling : .fit(box), canvas: alignment == nil ? nil : box)
    case .fill: self.init(of: natural, covering: box, alignment ?? .center)
    }
  }

  init(scaling: Scaling, region: PixelRect? = nil, canvas: PixelSize? = nil) {
    self.scaling = scaling
    self.region = region
    self.canvas = canvas
  }

  /// RenderKit centers a page that covers a size; otherwise the whole is drawn and a part is used.
  private init(of page: Size, covering box: PixelSize, _ alignment: Alignment) {
    guard alignment != .center else {
      self.init(scaling: .fill(box))
      return
    }
    let scale = max(Double(box.width) / page.width, Double(box.height) / page.height)
    let whole = PixelSize(
      width: Self.pixels(page.width * scale, atLeast: box.width),
      height: Self.pixels(page.height * scale, atLeast: box.height))
    let offset = alignment.offset(of: box, in: whole)
    self.init(
      scaling: .exact(whole),
      region: PixelRect(x: offset.x, y: offset.y, width: box.width, height: box.height))
  }

  private static func pixels(_ extent: Double, atLeast least: Int) -> Int {
    max(least, Int(min(extent.rounded(), Double(Int32.max))))
  }
}

extension Alignment {
  /// Where the smaller of two areas begins in the larger one.
  func offset(of inner: PixelSize, in outer: PixelSize) -> (x: Int, y: Int) {
    (
      Int((Double(outer.width - inner.width) * x).rounded()),
      Int((Double(outer.height - inner.height) * y).rounded())
    )
  }
}
