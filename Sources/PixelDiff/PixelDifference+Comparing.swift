public import RenderKit

extension PixelDifference {
  /// Compares two pictures of any size.
  public init(between first: Bitmap, and second: Bitmap, _ options: PixelDiffOptions = .init()) {
    self.init(PicturePair(first, second), options)
  }

  /// Compares two pictures of any size and draws where they differ, as ``drawing(_:_:)`` does.
  public static func drawing(
    between first: Bitmap, and second: Bitmap, _ options: PixelDiffOptions = .init()
  ) -> (difference: PixelDifference, picture: Bitmap) {
    drawing(PicturePair(first, second), options)
  }
}
