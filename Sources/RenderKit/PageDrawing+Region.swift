extension PageDrawing {
  /// The pixels of the picture that an area of the page touches.
  ///
  /// Pixels count from the top left corner of what is returned: of the region, where the request has
  /// one. They may lie outside of the picture, where the area does.
  /// - Parameter area: A rectangle in page space: in points from the top left corner of the requested
  ///   box as the document displays it, the y axis pointing down.
  public func pixels(touchedBy area: Rect) -> PixelRect {
    let image = transform.apply(to: area)
    let left = Self.pixel(image.x, .down)
    let top = Self.pixel(image.y, .down)
    return PixelRect(
      x: left - (request.region?.x ?? 0), y: top - (request.region?.y ?? 0),
      width: max(0, Self.pixel(image.maxX, .up) - left),
      height: max(0, Self.pixel(image.maxY, .up) - top))
  }

  /// The whole pixel at an edge; less than 1/1000 pixel is rounding, as for sizes.
  private static func pixel(_ edge: Double, _ rule: FloatingPointRoundingRule) -> Int {
    let whole = edge.rounded()
    let rounded = abs(edge - whole) < 0.001 ? whole : edge.rounded(rule)
    // Far outside of any picture; a number that is none is at the corner.
    return Int(exactly: max(-1e9, min(1e9, rounded))) ?? 0
  }
}
