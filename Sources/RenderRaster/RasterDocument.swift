import RenderKit

/// A picture file, decoded anew whenever it is drawn: nothing of it stays in memory.
struct RasterDocument<Reader: PictureReader & ~Copyable>: RenderDocument {
  let engine: EngineInfo
  let pageCount = 1
  private let bytes: DocumentBytes
  private let name: String
  private let limits: DocumentLimits
  private let header: PictureHeader
  private let page: PageInfo

  init(
    _ source: DocumentSource, _ bytes: DocumentBytes, _ limits: DocumentLimits,
    by engine: EngineInfo, _ reader: Reader.Type
  ) throws(RenderError) {
    header = try Reader(bytes, name: source.name).header
    page = PageInfo(header)
    self.engine = engine
    self.bytes = bytes
    self.limits = limits
    name = source.name
  }

  var format: DocumentFormat { Reader.format }

  func describePage(_ index: Int) -> PageInfo { page }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    let unit = 72 / header.dpi
    let transform = header.orientation.transform(of: header.size)
      .followed(by: AffineTransform(scaleX: unit, y: unit)).followed(by: drawing.transform)
    let placement = RasterPlacement(transform, of: header.size, into: layout)
    var reader = try Reader(bytes, name: name)
    let denominator = denominator(for: placement)
    let decoded = header.size.divided(by: denominator)
    var resampler = RowResampler(
      columns: placement.columns.resampling(from: decoded.width),
      rows: placement.rows.resampling(from: decoded.height), sourceWidth: decoded.width)
    try limits.check(
      memory: header.decoderByteCount + resampler.byteCount + layout.byteCount, for: name,
      engine: engine.id)
    guard try reader.start(denominator: denominator) == decoded else {
      throw RenderError(
        .engineFailed, "\(name) is decoded at an unexpected size.", engine: engine.id)
    }
    try resample(
      &reader, with: &resampler, over: drawing.request.background, placement, into: &pixels)
    let warning = reader.warning
    return RenderNotes(engine: engine.id, warnings: warning.isEmpty ? [] : [warning])
  }

  /// The greatest reduction that leaves half as many pixels again as are drawn.
  ///
  /// A decoder reduces by averaging blocks, which is coarse: the filter must have something to do.
  private func denominator(for placement: RasterPlacement) -> Int {
    Reader.denominators.first { denominator in
      let size = header.size.divided(by: denominator)
      return Double(size.width) >= placement.columns.extent * 1.5
        && Double(size.height) >= placement.rows.extent * 1.5
    } ?? 1
  }

  private func resample(
    _ reader: inout Reader, with resampler: inout RowResampler, over background: Background,
    _ placement: RasterPlacement, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) {
    var row = [UInt8](repeating: 0, count: header.size.width * 4)
    while !resampler.isFinished {
      try reader.readRow(into: &row)
      if resampler.skipsNextRow {
        resampler.skip()
        continue
      }
      resampler.add(row)
      while resampler.next() {
        let first = placement.origin + (resampler.made - 1) * placement.rowStep
        background.compose(
          resampler.row, into: &pixels, from: first, step: placement.columnStep)
      }
    }
  }
}

extension PixelSize {
  /// The size at a fraction, rounded up as decoders do.
  func divided(by denominator: Int) -> PixelSize {
    PixelSize(
      width: (width + denominator - 1) / denominator,
      height: (height + denominator - 1) / denominator)
  }
}

extension PageInfo {
  /// A picture is measured in its own pixels, and its natural size shows each on one pixel.
  fileprivate init(_ picture: PictureHeader) {
    let size = picture.size
    let swaps = picture.orientation.swapsSides
    let whole = Rect(
      x: 0, y: 0, width: Double(swaps ? size.height : size.width),
      height: Double(swaps ? size.width : size.height))
    self.init(
      index: 0, boxes: PageBoxes(whole), userUnit: 72 / picture.dpi, naturalDPI: picture.dpi)
  }
}
