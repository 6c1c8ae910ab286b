import RenderKit

extension AssetRendering {
  /// Opens the file, draws the page and keeps the result; `nil` when nobody waits for it any more.
  ///
  /// - Parameters:
  ///   - memory: The most bytes that the picture, and a raster source's decoder, may take.
  ///   - isWanted: Whether anybody waits.
  func draw(
    with engine: EngineDispatcher, memory: Int, _ cache: AssetCache?, while isWanted: () -> Bool
  ) throws(RenderError) -> Asset? {
    if let asset = cached(in: cache) { return asset }
    var options = OpenOptions(password: request.options.password)
    options.limits.memory = memory
    let document = try engine.open(source, options)
    guard isWanted() else { return nil }
    let drawing = drawing(of: try document.page(request.options.page))
    let (bitmap, notes) = try document.render(pageRequest(drawing, memory: memory))
    let asset = Asset(
      bitmap: placed(bitmap, drawing), scale: scale, file: file, isFromCache: false, notes: notes)
    if let cache, isWorthCaching, try SourceVersion(of: source) == version {
      cache.store(asset.bitmap, as: key)
    }
    return asset
  }

  /// The asset as the cache has it.
  func cached(in cache: AssetCache?) -> Asset? {
    guard isWorthCaching, let bitmap = cache?.picture(for: key) else { return nil }
    return Asset(bitmap: bitmap, scale: scale, file: file, isFromCache: true, notes: nil)
  }

  private func placed(_ bitmap: Bitmap, _ drawing: AssetDrawing) -> Bitmap {
    guard let canvas = drawing.canvas, let alignment = request.options.alignment else {
      return bitmap
    }
    return bitmap.placed(on: canvas, alignment, request.options.background)
  }

  private func pageRequest(
    _ drawing: AssetDrawing, memory: Int
  ) -> PageRequest {
    let options = request.options
    var limits = PixelLimits()
    limits.pixels = min(limits.pixels, memory / 4)
    return PageRequest(
      page: options.page, scaling: drawing.scaling, box: options.box, rotation: options.rotation,
      region: drawing.region, background: options.background, limits: limits)
  }
}
