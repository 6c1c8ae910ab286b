import RenderKit

extension Bitmap {
  /// Writes PPM's or PAM's form: a picture with alpha has only one in PAM.
  func encodePNM(
    isPAM: Bool, into sink: inout some ByteSink & ~Copyable
  ) throws(RenderError) {
    let hasAlpha = !isOpaque
    var part = Array(pnmHeader(isPAM: isPAM, hasAlpha: hasAlpha).utf8)
    try forEachStraightRow(0..<size.height) { row throws(RenderError) in
      Self.appendSamples(of: row, hasAlpha: hasAlpha, to: &part)
      guard part.count >= 1 << 16 else { return }
      try sink.write(part.span)
      part.removeAll(keepingCapacity: true)
    }
    try sink.write(part.span)
  }

  private func pnmHeader(isPAM: Bool, hasAlpha: Bool) -> String {
    guard isPAM else { return "P6\n\(size.width) \(size.height)\n255\n" }
    return """
      P7
      WIDTH \(size.width)
      HEIGHT \(size.height)
      DEPTH \(hasAlpha ? 4 : 3)
      MAXVAL 255
      TUPLTYPE \(hasAlpha ? "RGB_ALPHA" : "RGB")
      ENDHDR

      """
  }

  private static func appendSamples(of row: Span<UInt8>, hasAlpha: Bool, to part: inout [UInt8]) {
    for index in stride(from: 0, to: row.count, by: 4) {
      part.append(row[index + 2])
      part.append(row[index + 1])
      part.append(row[index])
      if hasAlpha { part.append(row[index + 3]) }
    }
  }
}
