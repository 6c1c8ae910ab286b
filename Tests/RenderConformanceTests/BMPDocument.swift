import RenderKit

struct BMPDocument: RenderDocument {
  let engine: EngineInfo
  let format = DocumentFormat.bmp
  let pageCount = 1
  private let width: Int
  private let height: Int
  private let start: Int
  private let bytes: [UInt8]

  init(_ source: DocumentSource, engine: EngineInfo) throws(RenderError) {
    let bytes = try source.read(at: 0, count: source.byteCount)
    func number(_ offset: Int, _ count: Int) -> Int {
      bytes[offset..<offset + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    guard bytes.count > 54, number(28, 2) == 24, number(30, 4) == 0 else {
      throw RenderError(
        .damagedDocument, "\(source.name) is not a 24-bit bitmap without compression.",
        engine: engine.id)
    }
    width = number(18, 4)
    height = number(22, 4)
    start = number(10, 4)
    guard width > 0, height > 0, bytes.count >= start + height * ((width * 3 + 3) / 4 * 4) else {
      throw RenderError(.damagedDocument, "\(source.name) is cut short.", engine: engine.id)
    }
    self.bytes = bytes
    self.engine = engine
  }

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    let whole = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
    return PageInfo(index: index, boxes: PageBoxes(whole))
  }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    let map = drawing.transform
    let determinant = map.a * map.d - map.b * map.c
    let background = Self.pixel(drawing.request.background)
    for row in 0..<layout.size.height {
      for column in 0..<layout.size.width {
        let (x, y) = (Double(column) + 0.5 - map.tx, Double(row) + 0.5 - map.ty)
        let right = (x * map.d - y * map.c) / determinant
        let down = (y * map.a - x * map.b) / determinant
        let pixel = self.pixel(right, down) ?? background
        let offset = row * layout.bytesPerRow + column * 4
        for channel in 0..<4 { pixels[offset + channel] = pixel[channel] }
      }
    }
    return RenderNotes(engine: engine.id)
  }

  /// The color at a point of the page, whose rows are stored from the bottom up.
  private func pixel(_ right: Double, _ down: Double) -> SIMD4<UInt8>? {
    guard right >= 0, down >= 0, right < Double(width), down < Double(height) else { return nil }
    let offset = start + (height - 1 - Int(down)) * ((width * 3 + 3) / 4 * 4) + Int(right) * 3
    return SIMD4(bytes[offset], bytes[offset + 1], bytes[offset + 2], 255)
  }

  private static func pixel(_ background: Background) -> SIMD4<UInt8> {
    switch background {
    case .color(let red, let green, let blue): SIMD4(blue, green, red, 255)
    case .transparent: SIMD4(repeating: 0)
    }
  }
}
