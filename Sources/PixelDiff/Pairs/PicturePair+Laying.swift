public import RenderKit

extension PicturePair {
  /// Lays two pictures on each other with their top left corners; every pixel counts.
  public init(_ first: Bitmap, _ second: Bitmap) {
    self.init(
      first, second, ofSizes: (first.size, second.size), PixelMask(), (.zero, .zero),
      PixelCounts(first.size, second.size, PixelMask()))
  }

  /// Lays two pictures on each other; `nil` where sizes differ and that is to fail.
  ///
  /// Sizes differ where pixels that count do: a row that only one picture has and that is ignored
  /// makes no difference.
  /// - Parameters:
  ///   - first: A picture.
  ///   - second: Another one.
  ///   - mask: Which pixels count.
  ///   - policy: What becomes of different sizes.
  /// - Throws: `RenderError` with the code `invalidRequest` where no pixel counts, `tooLarge` where
  ///   the rectangle around both pictures has more pixels than `PixelLimits` allow.
  public init?(
    _ first: Bitmap, _ second: Bitmap, counting mask: PixelMask,
    ofDifferentSize policy: SizeMismatchPolicy = .overlap
  ) throws(RenderError) {
    let sizes = (first.size, second.size)
    let extents = (
      mask.extent(of: first.size, beside: second.size),
      mask.extent(of: second.size, beside: first.size)
    )
    let isExtended = extents.0 != extents.1 && (policy == .pad || policy == .align)
    if extents.0 != extents.1, policy == .fail { return nil }
    let offsets = isExtended && policy == .align ? Self.offsets(first, second) : (.zero, .zero)
    let whole = first.size.enclosing(second.size)
    let shown = isExtended ? (whole, whole) : extents
    let counts = isExtended ? PixelCounts(whole, whole, mask) : PixelCounts(sizes.0, sizes.1, mask)
    guard counts.all > 0 else { throw .nothingCounts(mask, sizes) }
    if isExtended { try PixelLimits().check(whole) }
    let paper = first.isOpaque && second.isOpaque ? Pixel.white : Pixel(word: 0)
    self.init(
      first.laid(on: shown.0, at: offsets.0, paper).painted(.white, whereIgnoredBy: mask),
      second.laid(on: shown.1, at: offsets.1, paper).painted(.white, whereIgnoredBy: mask),
      ofSizes: sizes, mask, offsets, counts)
  }
}

extension PixelMask {
  /// The size of a picture without edges that the other one lacks and that do not count.
  fileprivate func extent(of size: PixelSize, beside other: PixelSize) -> PixelSize {
    extent(in: size).enclosing(size.common(with: other))
  }
}

extension PixelLimits {
  fileprivate func check(_ size: PixelSize) throws(RenderError) {
    guard size.area > pixels else { return }
    throw RenderError(
      .tooLarge,
      "The pictures together would be \(size) pixels; the limit is \(pixels) pixels: compare them "
        + "without padding or aligning.")
  }
}

extension RenderError {
  fileprivate static func nothingCounts(
    _ mask: PixelMask, _ sizes: (PixelSize, PixelSize)
  ) -> RenderError {
    let pictures = sizes.0 == sizes.1 ? "\(sizes.0)" : "\(sizes.0) and \(sizes.1)"
    return RenderError(
      .invalidRequest,
      "No pixel is left to compare: the regions leave out all of the pictures of \(pictures) "
        + "pixels; ignore less, or include a region within them.")
  }
}
