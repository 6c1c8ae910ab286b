import RenderConformance
import RenderImageFile
import RenderKit
import Testing

@Suite struct PictureWritingTests {
  static let sizes = [(1, 1), (1, 7), (9, 1), (3, 3), (33, 17), (300, 2)]
  static let gaps = [0, 12]

  @Test(arguments: [ImageFileFormat.png, .pam], sizes)
  func `a picture reads back as it was written`(
    format: ImageFileFormat, size: (width: Int, height: Int)
  ) throws {
    var numbers = SeededGenerator(seed: UInt64(size.width))
    for (alpha, gap) in [(.premultiplied, 0), (.straight, 12), (.premultiplied, 12)]
      as [(Bitmap.Alpha, Int)]
    {
      for isOpaque in [true, false] {
        let layout = PixelLayout(
          PixelSize(width: size.width, height: size.height), bytesPerRow: size.width * 4 + gap)
        let bitmap = numbers.bitmap(layout, alpha, isOpaque: isOpaque)
        let copy = try Bitmap(decoding: source(bitmap.encoded(as: format)))
        #expect(copy.size == bitmap.size)
        #expect(copy.bytes == bitmap.straightPixels)
      }
    }
  }

  @Test(arguments: sizes)
  func `an opaque picture reads back from PPM`(size: (width: Int, height: Int)) throws {
    var numbers = SeededGenerator(seed: 1)
    let layout = PixelLayout(PixelSize(width: size.width, height: size.height))
    let bitmap = numbers.bitmap(layout, .premultiplied, isOpaque: true)
    let bytes = try bitmap.encoded(as: .ppm)
    #expect(bytes.starts(with: "P6\n\(size.width) \(size.height)\n255\n".utf8))
    #expect(try Bitmap(decoding: source(bytes)).bytes == bitmap.bytes)
  }

  @Test func `flat and noisy pictures, both larger than a buffer, read back from PNG`() throws {
    var numbers = SeededGenerator(seed: 2)
    let layout = PixelLayout(PixelSize(width: 400, height: 300))
    for bitmap in [Bitmap(layout), numbers.bitmap(layout, .straight, isOpaque: true)] {
      let bytes = try bitmap.encoded(as: .png)
      #expect(try Bitmap(decoding: source(bytes)).bytes == bitmap.bytes)
    }
  }

  @Test func `an opaque PNG file has no alpha channel, another has one`() throws {
    let opaque = Bitmap(.init(PixelSize(width: 1, height: 1)), bytes: [1, 2, 3, 255])
    let other = Bitmap(.init(PixelSize(width: 1, height: 1)), bytes: [1, 2, 3, 254])
    #expect(try opaque.encoded(as: .png)[25] == 2)
    #expect(try other.encoded(as: .png)[25] == 6)
  }

  @Test func `a PNG file holds its header, its pixels and a resolution where asked for`() throws {
    let bitmap = Bitmap(.init(PixelSize(width: 1, height: 1)))
    #expect(try chunkNames(bitmap.encoded(as: .png)) == ["IHDR", "IDAT", "IEND"])
    let bytes = try bitmap.encoded(as: .png, dpi: 150)
    #expect(chunkNames(bytes) == ["IHDR", "pHYs", "IDAT", "IEND"])
    #expect(Array(bytes[41..<50]) == [0, 0, 0x17, 0x12, 0, 0, 0x17, 0x12, 1])
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9])
  func `a resolution that makes no sense is refused`(dpi: Double) {
    let bitmap = Bitmap(.init(PixelSize(width: 1, height: 1)))
    let error = #expect(throws: RenderError.self) { try bitmap.encoded(as: .png, dpi: dpi) }
    #expect(error?.code == .invalidRequest)
  }

  @Test func `a transparent picture is no PPM file, and the error says what to use`() {
    let error = #expect(throws: RenderError.self) {
      try Bitmap(.init(PixelSize(width: 2, height: 2))).encoded(as: .ppm)
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.message.contains("use PNG or PAM") == true)
  }

  @Test(
    arguments: [
      ("a.png", .png), ("dir.x/B.PPM", .ppm), ("a.b.pam", .pam), ("png", nil), ("a.jpg", nil),
      ("a.png/b", nil), ("", nil),
    ] as [(String, ImageFileFormat?)])
  func `a path's extension names the format`(path: String, format: ImageFileFormat?) {
    #expect(ImageFileFormat(path: path) == format)
  }

  private func source(_ bytes: [UInt8]) -> DocumentSource {
    DocumentSource(bytes: bytes, name: "picture")
  }

  private func chunkNames(_ file: [UInt8]) -> [String] {
    var names: [String] = []
    var position = 8
    while position < file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      names.append(String(decoding: file[position + 4..<position + 8], as: UTF8.self))
      position += 12 + length
    }
    return names
  }
}
