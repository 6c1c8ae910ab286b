public import RenderKit

/// How an asset is drawn, besides its size.
public struct AssetOptions: Hashable, Sendable {
  /// The page of a document, from 0.
  public var page: Int

  /// How the asset is brought to the size that is asked for.
  public var mode: ContentMode

  /// Where the asset lies in the size that is asked for.
  ///
  /// With `nil` a picture that only fits has its own proportions, and one that fills is centered.
  /// Otherwise the picture has exactly the size, with the background around what fits.
  public var alignment: Alignment?

  /// Which boundary of a page becomes the picture.
  public var box: PageBox

  /// A turn in addition to the page's own.
  public var rotation: Rotation

  /// What lies behind the asset.
  public var background: Background

  /// The password of an encrypted document.
  public var password: String?

  /// Creates options; by default the first page's crop box fits, upright, on nothing.
  public init(
    page: Int = 0, mode: ContentMode = .fit, alignment: Alignment? = nil, box: PageBox = .crop,
    rotation: Rotation = .none, background: Background = .transparent, password: String? = nil
  ) {
    self.page = page
    self.mode = mode
    self.alignment = alignment
    self.box = box
    self.rotation = rotation
    self.background = background
    self.password = password
  }
}
