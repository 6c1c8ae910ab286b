/// A request placed on its page: all that an engine needs to draw it.
///
/// Page space is the requested box as the document displays it (turned by the page's own rotation),
/// in points from its top left corner, the y axis pointing down.
public struct PageDrawing: Hashable, Sendable {
  /// The page.
  public let page: PageInfo

  /// The request.
  public let request: PageRequest

  /// The size of the whole picture.
  public let pixelSize: PixelSize

  /// The map from page space to pixels from the picture's top left corner.
  public let transform: AffineTransform

  /// The size of what is returned: the region's, or the whole picture's.
  public var outputSize: PixelSize { request.region?.size ?? pixelSize }

  /// Places a request.
  ///
  /// A picture's size is the page's size in pixels rounded up, unless less than 1/1000 pixel is left
  /// over; the scale is never changed to make it come out even.
  /// - Throws: ``RenderError`` with the code `invalidRequest` or `tooLarge`.
  public init(of page: PageInfo, for request: PageRequest) throws(RenderError) {
    let size = page.size(of: request.box, rotatedBy: request.rotation)
    let placement = try Placement(of: size, request.scaling, naturalDPI: page.naturalDPI)
    self.page = page
    self.request = request
    pixelSize = try request.limits.checked(
      width: placement.width, height: placement.height)
    transform = request.rotation.transform(of: page.size(of: request.box))
      .followed(by: placement.transform)
    guard transform.isInvertible else {
      throw RenderError(
        .invalidRequest,
        "Page \(page.index + 1) of \(size.width) x \(size.height) points would vanish at the size "
          + "that is asked for; ask for a larger one.")
    }
    if let region = request.region, !region.fits(in: pixelSize) {
      throw RenderError(
        .invalidRequest, "The region \(region) is not within the picture of \(pixelSize) pixels.")
    }
  }

  /// The map from the page space of another of the page's boxes to pixels.
  ///
  /// An engine whose library draws from the corner of one certain box uses that box here.
  public func transform(from box: PageBox) -> AffineTransform {
    guard box != request.box else { return transform }
    let origin = page.origin(of: box, in: request.box)
    return AffineTransform(translationX: origin.x, y: origin.y).followed(by: transform)
  }
}

extension Rotation {
  /// Turns a page of the given size so that its displayed corner is the origin again.
  fileprivate func transform(of size: Size) -> AffineTransform {
    switch self {
    case .none: AffineTransform(scaleX: 1, y: 1)
    case .quarter: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.height, ty: 0)
    case .half: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    case .threeQuarters: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.width)
    }
  }
}
