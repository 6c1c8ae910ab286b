/// A page to draw, and how.
public struct PageRequest: Hashable, Sendable, Codable {
  /// The page's position in its document, from 0.
  public var page: Int

  /// How large to draw the page.
  public var scaling: Scaling

  /// Which boundary of the page becomes the picture.
  public var box: PageBox

  /// A turn in addition to the page's own.
  public var rotation: Rotation

  /// The part of the picture to return, in pixels of the whole; `nil` returns the whole.
  public var region: PixelRect?

  /// What lies behind the page.
  public var background: Background

  /// Whether annotations and form fields are drawn.
  public var annotations: Bool

  /// The antialiasing level from 0 (none) to 8 (256 shades); `nil` leaves it to the engine.
  public var antialiasing: Int?

  /// Which layers to draw other than as the document says.
  public var layers: LayerSelection

  /// The largest picture to draw.
  public var limits: PixelLimits

  /// Creates a request; the defaults draw the crop box at its natural size on white.
  public init(
    page: Int, scaling: Scaling = .scale(1), box: PageBox = .crop, rotation: Rotation = .none,
    region: PixelRect? = nil, background: Background = .white, annotations: Bool = true,
    antialiasing: Int? = nil, layers: LayerSelection = LayerSelection(),
    limits: PixelLimits = PixelLimits()
  ) {
    self.page = page
    self.scaling = scaling
    self.box = box
    self.rotation = rotation
    self.region = region
    self.background = background
    self.annotations = annotations
    self.antialiasing = antialiasing
    self.layers = layers
    self.limits = limits
  }
}
