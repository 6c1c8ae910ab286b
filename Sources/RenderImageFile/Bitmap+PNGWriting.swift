import CPNG
import RenderKit

extension Bitmap {
  func encodePNG(dpi: Double?, into sink: inout some ByteSink & ~Copyable) throws(RenderError) {
    var writer = try PNGWriter(pngHeader(dpi: dpi))
    try forEachStraightRow { row throws(RenderError) in
      try writer.add(row)
      try writer.moveOutput(to: &sink)
    }
    try writer.finish()
    try writer.moveOutput(to: &sink)
  }

  private func pngHeader(dpi: Double?) -> rk_png_header {
    rk_png_header(
      width: UInt32(size.width), height: UInt32(size.height), has_alpha: !isOpaque,
      subtracts_row_above: isContinuousTone, compression_level: 1,
      pixels_per_meter: dpi.map { UInt32(($0 / 0.0254).rounded()) } ?? 0)
  }

  /// Whether most neighbors differ, as in photographs: then rows compress better as differences.
  ///
  /// Flat pictures, such as pages, compress better and faster as they are. Some rows tell.
  private var isContinuousTone: Bool {
    let bytes = bytes.span
    var changes = 0
    var count = 0
    for y in stride(from: 0, to: size.height, by: max(1, size.height / 64)) {
      let start = y * layout.bytesPerRow
      for x in 1..<max(1, size.width) {
        let index = start + x * 4 + 1
        changes += bytes[index] == bytes[index - 4] ? 0 : 1
      }
      count += size.width
    }
    return changes * 2 > count
  }
}
