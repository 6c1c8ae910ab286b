import CPNG
import RenderKit

extension Bitmap {
  func encodePNG(dpi: Double?, into sink: inout some ByteSink & ~Copyable) throws(RenderError) {
    var header = rk_png_header(
      width: UInt32(size.width), height: UInt32(size.height), has_alpha: !isOpaque,
      subtracts_row_above: false,
      pixels_per_meter: dpi.map { UInt32(($0 / 0.0254).rounded()) } ?? 0)
    header.subtracts_row_above = try shrinksAsDifferences(header)
    try encode([0..<size.height], header, into: &sink)
  }

  /// Whether rows are better stored as differences from those above, as in photographs; pages are
  /// smaller as they are.
  ///
  /// Eight strips of the picture, encoded in both ways, tell.
  private func shrinksAsDifferences(_ header: rk_png_header) throws(RenderError) -> Bool {
    let strips = stride(from: 0, to: size.height, by: max(8, size.height / 8)).map { start in
      start..<min(start + 8, size.height)
    }
    var sample = header
    sample.height = UInt32(strips.reduce(0) { $0 + $1.count })
    var (plain, differences) = (MemorySink(), MemorySink())
    try encode(strips, sample, into: &plain)
    sample.subtracts_row_above = true
    try encode(strips, sample, into: &differences)
    return differences.bytes.count < plain.bytes.count
  }

  private func encode(
    _ strips: [Range<Int>], _ header: rk_png_header, into sink: inout some ByteSink & ~Copyable
  ) throws(RenderError) {
    var writer = try PNGWriter(header)
    for rows in strips {
      try forEachStraightRow(rows) { row throws(RenderError) in
        try writer.add(row)
        try writer.moveOutput(to: &sink)
      }
    }
    try writer.finish()
    try writer.moveOutput(to: &sink)
  }
}
