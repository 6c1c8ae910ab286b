import RenderKit

/// What a caller asks for, with nothing left to defaults.
struct AssetRequest: Hashable {
  let name: String
  let size: Size?
  let scale: Scale
  let options: AssetOptions

  /// The size in whole pixels, at the scale at which the asset comes.
  func box(at scale: Scale) throws(RenderError) -> PixelSize? {
    guard let size else { return nil }
    return PixelSize(
      width: try pixels(size.width, at: scale), height: try pixels(size.height, at: scale))
  }

  private func pixels(_ extent: Double, at scale: Scale) throws(RenderError) -> Int {
    let pixels = extent * scale.value
    guard pixels > 0, pixels <= Double(Int32.max) else {
      throw RenderError(
        .invalidRequest,
        "The asset '\(name)' cannot be \(extent) points at \(scale): use a number above 0.")
    }
    return max(1, Int((pixels - 0.001).rounded(.up)))
  }
}
