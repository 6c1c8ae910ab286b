package import RenderKit

/// How pages were asked to be drawn, as results record it.
///
/// Of the keys `dpi`, `scale`, `fit`, `fill`, `exact` and `fitDown` exactly one is present. A
/// password is not recorded, only that there was one.
public struct RenderSettings: Hashable, Sendable, Codable {
  /// Pixels per inch.
  package private(set) var dpi: Double?
  /// The multiple of the page's natural size.
  package private(set) var scale: Double?
  /// The size that the picture fits in.
  package private(set) var fit: PixelSize?
  /// The size that the page covers.
  package private(set) var fill: PixelSize?
  /// The picture's exact size.
  package private(set) var exact: PixelSize?
  /// The size that the picture fits in without being enlarged.
  package private(set) var fitDown: PixelSize?

  /// The boundary of the page.
  package let box: PageBox
  /// The extra clockwise rotation in degrees.
  package let rotation: Rotation
  /// The part of the page in pixels of the whole.
  package let region: PixelRect?
  /// `transparent`, or a color as `#rrggbb`.
  package let background: String
  /// Whether annotations and form fields were drawn.
  package let annotations: Bool
  /// The antialiasing level; absent where it was left to the engine.
  package let antialiasing: Int?
  /// The layers shown against the document's own state, in alphabetical order.
  package let shownLayers: [String]
  /// The layers hidden against the document's own state, in alphabetical order.
  package let hiddenLayers: [String]

  /// Whether a password was given.
  package let hasPassword: Bool
  /// The CSS text applied to an SVG.
  package let styleSheet: String?
  /// The identifier of the one SVG element that was drawn.
  package let element: String?
  /// The directory whose files the document may refer to.
  package let baseDirectory: String?

  /// The largest document that was to be opened.
  package let documentLimits: DocumentLimits
  /// The largest picture that was to be drawn.
  package let pixelLimits: PixelLimits

  /// Records a request and how its document was opened.
  package init(_ request: PageRequest, _ options: OpenOptions) {
    box = request.box
    rotation = request.rotation
    region = request.region
    background = request.background.notation
    annotations = request.annotations
    antialiasing = request.antialiasing
    shownLayers = request.layers.shown.sorted()
    hiddenLayers = request.layers.hidden.sorted()
    hasPassword = options.password != nil
    styleSheet = options.styleSheet
    element = options.element
    baseDirectory = options.baseDirectory
    documentLimits = options.limits
    pixelLimits = request.limits
    record(request.scaling)
  }

  private mutating func record(_ scaling: Scaling) {
    switch scaling {
    case .dpi(let value): dpi = value
    case .scale(let value): scale = value
    case .fit(let size): fit = size
    case .fill(let size): fill = size
    case .exact(let size): exact = size
    case .fitDown(let size): fitDown = size
    }
  }
}

extension Background {
  fileprivate var notation: String {
    guard case .color(let red, let green, let blue) = self else { return "transparent" }
    return "#"
      + [red, green, blue].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16)
      }.joined()
  }
}
