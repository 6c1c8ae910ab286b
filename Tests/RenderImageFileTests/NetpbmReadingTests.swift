import RenderImageFile
import RenderKit
import Testing

@Suite struct NetpbmReadingTests {
  @Test func `a PPM header has comments and any white space`() throws {
    let text = "P6 # kind\n# a line\n\t2\r\n 1 #x\n255\n"
    #expect(try read(text, [1, 2, 3, 4, 5, 6]) == [3, 2, 1, 255, 6, 5, 4, 255])
  }

  @Test func `a PGM file is gray`() throws {
    #expect(try read("P5 2 1 255 ", [9, 8]) == [9, 9, 9, 255, 8, 8, 8, 255])
  }

  @Test func `a PAM header has comments, any order and a kind that may be absent`() throws {
    let text = "P7\n# x\nHEIGHT 1\n\nWIDTH 1\nMAXVAL 255\nDEPTH 4\nENDHDR\n"
    #expect(try read(text, [1, 2, 3, 4]) == [3, 2, 1, 4])
  }

  @Test(arguments: [("GRAYSCALE", 1), ("GRAYSCALE_ALPHA", 2), ("RGB", 3), ("RGB_ALPHA", 4)])
  func `a PAM file of each kind reads`(kind: String, depth: Int) throws {
    let text = "P7\nWIDTH 1\nHEIGHT 1\nDEPTH \(depth)\nMAXVAL 255\nTUPLTYPE \(kind)\nENDHDR\n"
    let expected: [[UInt8]] = [
      [10, 10, 10, 255], [10, 10, 10, 20], [30, 20, 10, 255], [30, 20, 10, 40],
    ]
    #expect(try read(text, Array([10, 20, 30, 40].prefix(depth))) == expected[depth - 1])
  }

  @Test(arguments: [1, 2, 100, 254, 255, 256, 1000, 65535])
  func `samples are scaled from their maximum and rounded`(maximum: Int) throws {
    let values = Array(stride(from: 0, through: maximum, by: max(1, maximum / 300)))
    let bytes = values.flatMap { maximum > 255 ? [UInt8($0 >> 8), UInt8($0 & 255)] : [UInt8($0)] }
    let pixels = try read("P5 \(values.count) 1 \(maximum)\n", bytes)
    let scaled = values.map { UInt8((Double($0) * 255 / Double(maximum)).rounded()) }
    #expect(stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] } == scaled)
  }

  @Test(arguments: [
    "P6 2 x 255\n", "P6 2 -1 255\n", "P6 1 1 0\n", "P6 1 1 65536\n", "P6 0 1 255\n",
    "P5 1 1 3\n\u{4}",
    "P6 99999999999999999999 1 255\n", "P7\nWIDTH 1\nENDHDR\n", "P7\nWIDER 1\n",
    "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 5\nMAXVAL 255\nENDHDR\n     ",
    "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 3\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n     ",
    "P6 " + String(repeating: "1", count: 100),
    "P7\n" + String(repeating: "W", count: 10_000),
  ])
  func `a header or a sample that makes no sense is damage`(text: String) {
    let error = #expect(throws: RenderError.self) { try read(text, []) }
    #expect(error?.code == .damagedDocument)
  }

  @Test func `a PAM file of another kind is refused by its name`() {
    let text = "P7\nWIDTH 1\nHEIGHT 1\nDEPTH 4\nMAXVAL 255\nTUPLTYPE CMYK\nENDHDR\n"
    let error = #expect(throws: RenderError.self) { try read(text, [1, 2, 3, 4]) }
    #expect(error?.code == .unsupportedFormat)
    #expect(error?.message.contains("CMYK") == true)
  }

  private func read(_ header: String, _ samples: [UInt8]) throws -> [UInt8] {
    let source = DocumentSource(bytes: Array(header.utf8) + samples, name: "picture.pnm")
    return try Bitmap(decoding: source).bytes
  }
}
