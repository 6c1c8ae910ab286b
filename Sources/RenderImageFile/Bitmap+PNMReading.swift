import RenderKit

extension Bitmap {
  init(pnm source: DocumentSource, limits: PixelLimits) throws(RenderError) {
    var reader = PNMReader(source)
    let header = try reader.header()
    let layout = PixelLayout(try limits.checked(header.size, of: source.name))
    self.init(layout, alpha: .straight, bytes: try reader.pixels(header, layout))
  }
}

extension PNMReader {
  /// Decodes row by row into memory that is untouched before.
  fileprivate mutating func pixels(
    _ header: PNMHeader, _ layout: PixelLayout
  ) throws(RenderError) -> [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(layout.byteCount)
    var stored = [UInt8](repeating: 0, count: header.bytesPerRow)
    var row = [UInt8](repeating: 255, count: layout.bytesPerRow)
    for _ in 0..<layout.size.height {
      var target = stored.mutableSpan
      try fill(&target)
      try scaleToBytes(&stored, header)
      header.spread(stored, over: &row)
      pixels += row
    }
    return pixels
  }

  /// Scales samples to 0 through 255, rounded to nearest, at the start of the same memory.
  private func scaleToBytes(
    _ samples: inout [UInt8], _ header: PNMHeader
  ) throws(RenderError) {
    guard header.maximum != 255 else { return }
    let step = header.bytesPerSample
    for index in 0..<samples.count / step {
      let high = Int(samples[index * step])
      let value = step == 2 ? high << 8 | Int(samples[index * 2 + 1]) : high
      guard value <= header.maximum else { throw damaged("a sample of \(value)") }
      samples[index] = UInt8((value * 255 + header.maximum / 2) / header.maximum)
    }
  }
}

extension PNMHeader {
  /// Brings a row's samples into the order of a bitmap; alpha stays where the file has none.
  fileprivate func spread(_ samples: [UInt8], over row: inout [UInt8]) {
    let color = colorSamples
    let (blue, green, red) = (color[0], color[1], color[2])
    for x in 0..<size.width {
      let from = x * depth
      row[x * 4] = samples[from + blue]
      row[x * 4 + 1] = samples[from + green]
      row[x * 4 + 2] = samples[from + red]
      if hasAlpha { row[x * 4 + 3] = samples[from + depth - 1] }
    }
  }
}
