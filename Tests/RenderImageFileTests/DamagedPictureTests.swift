import RenderConformance
import RenderImageFile
import RenderKit
import Testing

@Suite struct DamagedPictureTests {
  static let small: TestPNG = {
    var png = TestPNG(color: .palette, depth: 4, width: 9, height: 7, isInterlaced: true)
    png.fill(seed: 1)
    png.transparency = [1, 2, 3]
    return png
  }()
  static let ordinary: TestPNG = {
    var png = TestPNG(color: .rgb, depth: 8, width: 9, height: 7)
    png.fill(seed: 2)
    png.filters = [0, 1, 2, 3, 4]
    png.dataChunkSize = 60
    return png
  }()
  static let ppm = Array("P6 # x\n3 2\n255\n".utf8) + [UInt8](repeating: 7, count: 18)
  static let pam =
    Array("P7\nWIDTH 2\nHEIGHT 2\nDEPTH 4\nMAXVAL 65535\nTUPLTYPE RGB_ALPHA\nENDHDR\n".utf8)
    + [UInt8](repeating: 7, count: 32)
  static let files = [small.bytes, ordinary.bytes, ppm, pam]

  @Test(arguments: files)
  func `a file cut at any byte is an error`(file: [UInt8]) throws {
    #expect(throws: Never.self) { try Bitmap(decoding: DocumentSource(bytes: file, name: "a")) }
    for count in 0..<file.count {
      let expected: RenderError.Code =
        count == 0
        ? .emptyDocument
        : count < (file[0] == 0x89 ? 4 : 2)
          ? .unsupportedFormat
          : .damagedDocument
      let error = #expect(throws: RenderError.self) {
        try Bitmap(decoding: DocumentSource(bytes: Array(file.prefix(count)), name: "cut.png"))
      }
      #expect(error?.code == expected, "\(count)")
      #expect(error?.message.contains("cut.png") == true)
    }
  }

  @Test(arguments: files, 0..<4)
  func `a file with wrong bytes is a picture or an error`(file: [UInt8], seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        bytes[.random(in: 0..<bytes.count, using: &numbers)] = .random(in: 0...255, using: &numbers)
      }
      do throws(RenderError) {
        let source = DocumentSource(bytes: bytes, name: "wrong.png")
        let limits = PixelLimits(pixels: 1_000_000)
        let bitmap = try Bitmap(decoding: source, limits: limits)
        #expect(bitmap.bytes.count == bitmap.layout.byteCount)
      } catch {
        let codes: [RenderError.Code] = [.damagedDocument, .unsupportedFormat, .tooLarge]
        #expect(codes.contains(error.code) && error.message.contains("wrong.png"))
      }
    }
  }

  @Test func `a file with a wrong checksum or too few rows is damaged`() throws {
    var short = Self.ordinary
    short.height = 8
    var bytes = Self.ordinary.bytes
    let data = try #require(bytes.indices.last { bytes[$0...].starts(with: "IDAT".utf8) })
    bytes[data + 6] ^= 1
    for file in [bytes, short.bytes] {
      let error = #expect(throws: RenderError.self) {
        try Bitmap(decoding: DocumentSource(bytes: file, name: "a.png"))
      }
      #expect(error?.code == .damagedDocument)
    }
  }

  @Test func `a damaged tRNS chunk is an error, another damaged chunk beside the pixels is not`()
    throws
  {
    var bytes = Self.small.bytes
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: "tRNS".utf8) })
    bytes[start + 4] ^= 1
    #expect(throws: RenderError.self) {
      try Bitmap(decoding: DocumentSource(bytes: bytes, name: "a.png"))
    }
    var png = Self.small
    png.chunks = [("tEXt", [1, 2, 3])]
    bytes = png.bytes
    let text = try #require(bytes.indices.first { bytes[$0...].starts(with: "tEXt".utf8) })
    bytes[text + 4] ^= 1
    let source = DocumentSource(bytes: bytes, name: "a.png")
    #expect(try Bitmap(decoding: source).bytes == png.expected)
  }

  @Test(arguments: ["%PDF-1.7\n", "<svg/>", "GIF89a", "P4\n1 1\n\u{0}", "PNG"])
  func `what is no picture is named as such`(text: String) {
    let error = #expect(throws: RenderError.self) {
      try Bitmap(decoding: DocumentSource(bytes: Array(text.utf8), name: "thing"))
    }
    #expect(error?.code == .unsupportedFormat)
    #expect(error?.message.contains("thing") == true)
  }

  @Test(arguments: [(70_000, 70_000), (1_000_001, 1), (0x7fff_ffff, 0x7fff_ffff)])
  func `a picture beyond the limits is refused by its header`(size: (width: Int, height: Int)) {
    let png = TestPNG(color: .gray, depth: 1, width: size.width, height: size.height)
    let pgm = Array("P5 \(size.width) \(size.height) 255\n".utf8)
    for bytes in [png.bytes, pgm] {
      let error = #expect(throws: RenderError.self) {
        try Bitmap(decoding: DocumentSource(bytes: bytes, name: "huge"))
      }
      #expect(error?.code == .tooLarge)
      #expect(error?.message.contains("\(size.width) x \(size.height)") == true)
    }
  }

  @Test func `a limit is the last size allowed`() throws {
    var png = TestPNG(color: .gray, depth: 8, width: 10, height: 10)
    png.fill(seed: 1)
    let source = DocumentSource(bytes: png.bytes, name: "ten.png")
    #expect(throws: Never.self) { try Bitmap(decoding: source, limits: PixelLimits(pixels: 100)) }
    #expect(throws: RenderError.self) {
      try Bitmap(decoding: source, limits: PixelLimits(pixels: 99))
    }
    #expect(throws: RenderError.self) { try Bitmap(decoding: source, limits: PixelLimits(side: 9)) }
  }

  @Test func `a small file that claims to be enormous is damaged`() {
    let png = TestPNG(color: .gray, depth: 8, width: 16384, height: 16384)
    let error = #expect(throws: RenderError.self) { try Bitmap(png) }
    #expect(error?.code == .damagedDocument)
  }

  @Test(arguments: [(0, 1), (1, 0), (0xffff_ffff, 1)])
  func `a picture without pixels is an error`(size: (width: Int, height: Int)) {
    let png = TestPNG(color: .gray, depth: 8, width: size.width, height: size.height)
    #expect(throws: RenderError.self) { try Bitmap(png) }
  }
}
