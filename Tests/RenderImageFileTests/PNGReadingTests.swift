import RenderImageFile
import RenderKit
import Testing

@Suite struct PNGReadingTests {
  static let sizes = [(1, 1), (1, 7), (9, 1), (3, 3), (8, 8), (17, 13)]
  static let kinds = TestPNG.Color.allCases.flatMap { color in
    color.depths.flatMap { depth in
      [false, true].map {
        TestPNG(color: color, depth: depth, width: 1, height: 1, isInterlaced: $0)
      }
    }
  }

  @Test(arguments: kinds, sizes)
  func `every kind, depth and size reads as the values stored`(
    kind: TestPNG, size: (width: Int, height: Int)
  ) throws {
    var png = kind
    (png.width, png.height) = size
    png.fill(seed: UInt64(size.width * 31 + kind.depth))
    let bitmap = try Bitmap(png)
    #expect(bitmap.alpha == .straight)
    #expect(bitmap.size == PixelSize(width: png.width, height: png.height))
    #expect(bitmap.bytes == png.expected)
  }

  @Test(arguments: [TestPNG.Color.gray, .rgb, .rgba, .grayAlpha], [1, 2, 5, 6, 7, 30, 77])
  func `every filter is undone, wherever the data is split`(color: TestPNG.Color, width: Int) throws
  {
    var png = TestPNG(color: color, depth: 8, width: width, height: 23)
    png.fill(seed: UInt64(width))
    png.filters = [4, 3, 2, 1, 0, 3, 4, 2, 2, 1]
    for size in [Int.max, 100, 7] {
      png.dataChunkSize = size
      #expect(try Bitmap(png).bytes == png.expected)
    }
  }

  @Test(arguments: kinds.filter { [.gray, .rgb].contains($0.color) })
  func `one color is transparent where a tRNS chunk names it`(kind: TestPNG) throws {
    var png = kind
    (png.width, png.height) = (9, 5)
    png.fill(seed: 3)
    png.transparency = png.samples[2][4]
    png.samples[4][8] = png.transparency
    let bitmap = try Bitmap(png)
    #expect(bitmap.bytes == png.expected)
    #expect(bitmap.bytes.last == 0)
  }

  @Test func `a transparent color of 16 bits must match in all bits`() throws {
    var png = TestPNG(color: .gray, depth: 16, width: 2, height: 1)
    png.samples = [[[0x1234], [0x1235]]]
    png.transparency = [0x1234]
    #expect(try Bitmap(png).bytes == [0x12, 0x12, 0x12, 0, 0x12, 0x12, 0x12, 255])
  }

  @Test(arguments: kinds.filter { $0.color == .palette })
  func `a palette has alpha where a tRNS chunk gives some, and is opaque behind it`(
    kind: TestPNG
  ) throws {
    var png = kind
    (png.width, png.height) = (7, 7)
    png.fill(seed: 4)
    png.transparency = Array([0, 77, 200].prefix(1 << png.depth - 1))
    #expect(try Bitmap(png).bytes == png.expected)
  }

  @Test func `gamma, color profile and background leave the values alone`() throws {
    var png = TestPNG(color: .rgba, depth: 8, width: 16, height: 16)
    png.fill(seed: 5)
    let profile = Array("icc".utf8) + [0, 0] + TestPNG.zlib([1, 2, 3])
    for chunk in [
      ("gAMA", [0, 0, 0x27, 0x10]), ("sRGB", [0]), ("iCCP", profile),
      ("bKGD", [0, 255, 0, 0, 0, 0]), ("sBIT", [5, 6, 5, 8]),
    ] as [(String, [UInt8])] {
      png.chunks = [chunk]
      #expect(try Bitmap(png).bytes == png.expected, "\(chunk.0)")
    }
  }

  @Test(arguments: [20_000, 65_600])
  func `rows of many bytes read whole`(width: Int) throws {
    var png = TestPNG(color: .rgb, depth: 8, width: width, height: 1)
    png.fill(seed: 6)
    #expect(try Bitmap(png).bytes == png.expected)
  }

  @Test func `bytes behind the end do not matter`() throws {
    var png = TestPNG(color: .gray, depth: 8, width: 3, height: 3)
    png.fill(seed: 7)
    let source = DocumentSource(bytes: png.bytes + [1, 2, 3], name: "a.png")
    #expect(try Bitmap(decoding: source).bytes == png.expected)
  }
}

extension Bitmap {
  init(_ png: TestPNG) throws(RenderError) {
    try self.init(decoding: DocumentSource(bytes: png.bytes, name: "test.png"))
  }
}
