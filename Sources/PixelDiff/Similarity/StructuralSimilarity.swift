/// How alike the structure of two pictures is: SSIM, and MS-SSIM over five scales.
///
/// Z. Wang, A. Bovik, H. Sheikh, E. Simoncelli, "Image quality assessment: from error visibility to
/// structural similarity", IEEE Transactions on Image Processing 13 (2004), with its constants 0.01
/// and 0.03. The defaults are those of scikit-image's `structural_similarity` for color pictures of 8
/// bits: a uniform window of 7 x 7 pixels and sample covariances, for red, green and blue, whose
/// mean is the result.
///
/// 1 is for equal pictures, 0 for unrelated ones; it is negative where one is the other's opposite.
/// Only windows that lie within both pictures are looked at, as in scikit-image. Pixels that only one
/// picture has are like nothing: the result is multiplied by the share of pixels that both have.
/// Of a ``PicturePair`` with a mask, the windows are those whose middle counts. Translucent pictures
/// are laid on white.
public struct StructuralSimilarity: Hashable, Sendable {
  /// What a pixel's neighborhood is.
  public enum Window: Hashable, Sendable {
    /// 7 x 7 pixels of equal weight, and sample covariances: the default of scikit-image.
    case uniform
    /// 11 x 11 pixels weighed by a Gaussian of 1.5 pixels, as in the paper.
    case gaussian
  }

  /// In what pictures are compared.
  public enum Channels: Hashable, Sendable {
    /// Red, green and blue, each for itself.
    case colors
    /// Luma as scikit-image's `rgb2gray` weighs it: 0.2125, 0.7154, 0.0721.
    case luma
  }

  /// What a pixel's neighborhood is.
  public let window: Window

  /// In what pictures are compared.
  public let channels: Channels

  /// Creates a measure.
  public init(window: Window = .uniform, channels: Channels = .colors) {
    self.window = window
    self.channels = channels
  }
}
