extension TestPNG {
  /// The file, with deflate blocks without compression.
  var bytes: [UInt8] {
    var header = Self.bigEndian(width) + Self.bigEndian(height)
    header += [UInt8(depth), color.rawValue, 0, 0, isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + Self.chunk("IHDR", header)
    for (name, content) in chunks { file += Self.chunk(name, content) }
    if !palette.isEmpty { file += Self.chunk("PLTE", palette.flatMap(\.self)) }
    if !transparency.isEmpty { file += Self.chunk("tRNS", storedTransparency) }
    let data = Self.zlib(scanlines)
    let size = min(dataChunkSize, data.count)
    for start in stride(from: 0, to: data.count, by: size) {
      file += Self.chunk("IDAT", Array(data[start..<min(start + size, data.count)]))
    }
    return file + Self.chunk("IEND", [])
  }

  private var storedTransparency: [UInt8] {
    color == .palette
      ? transparency.map(UInt8.init) : transparency.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  private var scanlines: [UInt8] {
    guard filters == [0] else { return samples.indices.flatMap(filteredScanline) }
    guard isInterlaced else { return samples.flatMap(scanline) }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { x, y, stepX, stepY in
      stride(from: y, to: height, by: stepY).flatMap { row in
        scanline(stride(from: x, to: width, by: stepX).map { samples[row][$0] })
      }
    }
  }

  /// PNG specification, section 9.2.
  private func filteredScanline(_ y: Int) -> [UInt8] {
    let filter = filters[y % filters.count]
    func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
      x < 0 || y < 0 ? 0 : samples[y][x][channel]
    }
    return (0..<width).reduce(into: [filter]) { line, x in
      for channel in 0..<color.channels {
        let (left, above) = (sample(x - 1, y, channel), sample(x, y - 1, channel))
        let corner = sample(x - 1, y - 1, channel)
        let nearest = [left, above, corner].min { first, second in
          abs(left + above - corner - first) < abs(left + above - corner - second)
        }
        let predictions = [0, left, above, (left + above) / 2, nearest ?? 0]
        line.append(UInt8(truncatingIfNeeded: samples[y][x][channel] - predictions[Int(filter)]))
      }
    }
  }

  private func scanline(_ row: [[Int]]) -> [UInt8] {
    guard !row.isEmpty else { return [] }
    guard depth != 8 else { return [0] + row.joined().map(UInt8.init) }
    var bits: [UInt8] = []
    for sample in row.joined() {
      for bit in (0..<depth).reversed() { bits.append(UInt8(sample >> bit & 1)) }
    }
    var line: [UInt8] = [0]
    for start in stride(from: 0, to: bits.count, by: 8) {
      let octet = (bits[start...] + [0, 0, 0, 0, 0, 0, 0]).prefix(8)
      line.append(octet.reduce(0) { $0 << 1 | $1 })
    }
    return line
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bigEndian(content.count) + body + bigEndian(Int(crc(body)))
  }

  static func zlib(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, content.count), by: 65535) {
      let block = content[start..<min(content.count, start + 65535)]
      let (low, high) = (UInt8(block.count & 255), UInt8(block.count >> 8))
      stream += [start + 65535 >= content.count ? 1 : 0, low, high, ~low, ~high] + block
    }
    var (a, b) = (1, 0)
    for byte in content {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + bigEndian(b << 16 | a)
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    return ~crc
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
  }
}
