extension TestPNG {
  /// The pixels as blue, green, red and alpha, by the PNG specification.
  var expected: [UInt8] { samples.flatMap { row in row.flatMap(pixel) } }

  private func pixel(_ samples: [Int]) -> [UInt8] {
    if color == .palette {
      let entry = palette[samples[0]]
      let alpha = samples[0] < transparency.count ? UInt8(transparency[samples[0]]) : 255
      return [entry[2], entry[1], entry[0], alpha]
    }
    let values = samples.map(scaled)
    let isHidden = !transparency.isEmpty && samples == transparency
    switch color {
    case .gray: return [values[0], values[0], values[0], isHidden ? 0 : 255]
    case .grayAlpha: return [values[0], values[0], values[0], values[1]]
    case .rgb: return [values[2], values[1], values[0], isHidden ? 0 : 255]
    default: return [values[2], values[1], values[0], values[3]]
    }
  }

  private func scaled(_ sample: Int) -> UInt8 {
    UInt8((Double(sample) * 255 / Double(1 << depth - 1)).rounded())
  }
}
