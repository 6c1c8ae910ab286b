import RenderKit

/// A picture that is to be made of a file, and all that it depends on.
struct AssetRendering {
  let request: AssetRequest
  let file: AssetFile
  let source: DocumentSource
  let version: SourceVersion
  /// The pixels for each point of the result.
  let scale: Scale
  /// The size in pixels that is asked for; `nil` for the natural one.
  let box: PixelSize?
  let key: CacheKey

  init(
    _ request: AssetRequest, _ file: AssetFile, _ digests: SourceDigests,
    _ dispatcher: EngineDispatcher
  ) throws(RenderError) {
    self.request = request
    self.file = file
    scale = Self.scale(of: file, for: request)
    box = try request.box(at: scale)
    source = try DocumentSource(file: file.path)
    version = try SourceVersion(of: source)
    key = CacheKey(
      name: request.name, scale: scale,
      parts: [
        "1", try digests.digest(of: source, version), "\(scale)",
        box.map { "\($0)" } ?? "natural", request.options.cacheKey,
        dispatcher.drawing(try source.recognizedFormat()),
      ])
  }

  /// Whether drawing again would cost more than reading the cache.
  var isWorthCaching: Bool { file.isVector || box != nil }

  /// A picture that is not to be enlarged comes with no more pixels than it has.
  private static func scale(of file: AssetFile, for request: AssetRequest) -> Scale {
    guard !file.isVector else { return request.scale }
    guard request.size != nil else { return file.scale }
    return request.options.mode == .fitDown ? min(file.scale, request.scale) : request.scale
  }

  /// How the page of an open document is drawn.
  ///
  /// By itself a drawing shows a unit on a point, and a picture a pixel on a pixel of its scale.
  func drawing(of page: PageInfo) -> AssetDrawing {
    let options = request.options
    guard let box else {
      return AssetDrawing(scaling: .scale(file.isVector ? scale.value : 1))
    }
    let natural = scale.value / file.scale.value
    let size = page.size(of: options.box, rotatedBy: options.rotation)
    let pixels = natural * page.naturalDPI / 72
    return AssetDrawing(
      of: Size(width: size.width * pixels, height: size.height * pixels), by: .scale(natural),
      in: box, options.mode, options.alignment)
  }
}

extension AssetOptions {
  /// What of the options decides about pixels, which a password does not.
  fileprivate var cacheKey: String {
    "\(page) \(mode) \(String(describing: alignment)) \(box) \(rotation) \(background)"
  }
}

extension EngineDispatcher {
  /// Who may draw documents of a format: the chosen engine, or all where falling back is on.
  fileprivate func drawing(_ format: DocumentFormat) -> String {
    let able = engines(for: format).map(\.info)
    return (fallsBack ? able[...] : able.prefix(1)).map { "\($0.id) \($0.version)" }
      .joined(separator: ", ")
  }
}
