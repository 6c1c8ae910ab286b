import RenderKit

extension RenderSettings {
  /// The request that the settings record; the page and the limits are not among them.
  func request(_ page: Int, _ limits: PixelLimits) -> PageRequest {
    PageRequest(
      page: page, scaling: scaling, box: box, rotation: rotation, region: region,
      background: Background(notation: background), annotations: annotations,
      antialiasing: antialiasing,
      layers: LayerSelection(shown: Set(shownLayers), hidden: Set(hiddenLayers)), limits: limits)
  }

  /// How the document was opened, with the password, which is not recorded.
  func options(password: String?) -> OpenOptions {
    OpenOptions(
      password: password, styleSheet: styleSheet, element: element, baseDirectory: baseDirectory)
  }

  private var scaling: Scaling {
    if let dpi { return .dpi(dpi) }
    if let scale { return .scale(scale) }
    if let fit { return .fit(fit) }
    if let fill { return .fill(fill) }
    if let exact { return .exact(exact) }
    if let fitDown { return .fitDown(fitDown) }
    return .scale(1)
  }
}

extension Background {
  /// Reads `#rrggbb`; anything else is transparent.
  fileprivate init(notation: String) {
    guard notation.hasPrefix("#"), let color = UInt32(notation.dropFirst(), radix: 16) else {
      self = .transparent
      return
    }
    self = .color(
      red: UInt8(color >> 16 & 255), green: UInt8(color >> 8 & 255), blue: UInt8(color & 255))
  }
}
