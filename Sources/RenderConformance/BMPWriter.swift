import RenderKit

/// Writes a test card whose unit is a pixel as a 24-bit Windows bitmap at 72 dpi.
struct BMPWriter {
  let page: TestCardPage

  var bytes: [UInt8] {
    let (width, height) = (Int(page.media.width), Int(page.media.height))
    let rowLength = (width * 3 + 3) / 4 * 4
    let pixelsPerMeter = 2835
    var bytes = Array("BM".utf8) + number(54 + rowLength * height) + number(0) + number(54)
    bytes += number(40) + number(width) + number(height) + [1, 0, 24, 0] + number(0)
    bytes += number(rowLength * height) + number(pixelsPerMeter) + number(pixelsPerMeter)
    bytes += number(0) + number(0)
    for row in (0..<height).reversed() {
      var line: [UInt8] = []
      for column in 0..<width {
        let patch = page.patch(x: Double(column) + 0.5, y: Double(row) + 0.5)
        line += patch.map { [$0.blue, $0.green, $0.red] } ?? [255, 255, 255]
      }
      bytes += line + [UInt8](repeating: 0, count: rowLength - line.count)
    }
    return bytes
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
