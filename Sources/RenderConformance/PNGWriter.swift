import RenderKit

/// Writes a test card whose unit is a pixel as a PNG at 72 dpi, without compression.
struct PNGWriter {
  let page: TestCardPage

  var bytes: [UInt8] {
    let (width, height) = (Int(page.media.width), Int(page.media.height))
    var rows: [UInt8] = []
    for row in 0..<height {
      rows.append(0)
      for column in 0..<width {
        let patch = page.patch(x: Double(column) + 0.5, y: Double(row) + 0.5)
        rows += patch.map { [$0.red, $0.green, $0.blue] } ?? [255, 255, 255]
      }
    }
    let pixelsPerMeter = number(2835)
    return [0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A]
      + chunk("IHDR", number(width) + number(height) + [8, 2, 0, 0, 0])
      + chunk("pHYs", pixelsPerMeter + pixelsPerMeter + [1])
      + chunk("IDAT", stored(rows)) + chunk("IEND", [])
  }

  private func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(type.utf8) + content
    return number(content.count) + body + number(Int(checksum(body)))
  }

  /// A zlib stream of one block that is not compressed (RFC 1950, RFC 1951 section 3.2.4).
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(bytes.count)
    let length = [count, ~count].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return [0x78, 0x01, 0x01] + length + bytes + number(high << 16 | low)
  }

  /// CRC-32 (PNG specification, annex D).
  private func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
}
