import Foundation
import RenderConformance
import RenderKit
import TestSupport
import Testing

@Suite struct FormatRecognitionTests {
  @Test(arguments: [
    ("a.pdf", DocumentFormat.pdf), ("a.PDF", .pdf), ("/b.c/a.Svg", .svg), ("a.b.svgz", .svgz),
    ("a.xps", .xps), ("a.oxps", .xps), ("a.epub", .epub), ("a.cbz", .cbz), ("a.fb2", .fb2),
    ("a.png", .png), ("a.jpg", .jpeg), ("a.jpeg", .jpeg), ("a.tif", .tiff), ("a.tiff", .tiff),
    ("a.gif", .gif), ("a.bmp", .bmp), ("a.jp2", .jpeg2000), ("a.j2k", .jpeg2000),
  ])
  func `the name's extension decides where the content says nothing`(
    name: String, expected: DocumentFormat
  ) throws {
    #expect(try format([0, 1, 2, 3], name) == expected)
  }

  @Test(arguments: ["a", "pdf", ".pdf", "a.pdf/b", "a.pdf.txt", "a.", "", "/", "a.docx", "-"])
  func `a name without a known extension says nothing either`(name: String) {
    expectUnsupported([0, 1, 2, 3], name)
  }

  @Test(arguments: ["a.pdf", "a"])
  func `an empty document is empty before anything else`(name: String) {
    let error = #expect(throws: RenderError.self) { try format([], name) }
    #expect(error?.code == .emptyDocument)
  }

  @Test func `a file is recognized as its bytes are`() throws {
    let directory = try TemporaryDirectory()
    for (expected, bytes) in MagicRecognitionTests.signatures {
      let source = try DocumentSource(file: try directory.write(bytes, to: "document"))
      #expect(try source.recognizedFormat() == expected)
    }
    let zip = try directory.write(ZipFixture(["a.png"]).bytes(), to: "archive")
    #expect(try DocumentSource(file: zip).recognizedFormat() == .cbz)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `bytes of any kind are survived`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (_, start) = random.element(of: MagicRecognitionTests.signatures)
      let rest = (0..<random.integer(0...200)).map { _ in UInt8(random.integer(0...255)) }
      _ = try? format(Array(start.prefix(random.integer(0...12))) + rest, "a.txt")
    }
  }

  @Test(
    .enabled(if: SharedFiles.root != nil),
    arguments: SharedFiles.corpus("pdf") + SharedFiles.corpus("svg"))
  func `real documents are what their names say`(path: String) throws {
    let source = try DocumentSource(file: path)
    let expected: DocumentFormat = path.hasSuffix(".pdf") ? .pdf : .svg
    let nameless = DocumentSource(bytes: try source.read(at: 0, count: 1 << 20), name: "document")
    #expect(try nameless.recognizedFormat() == expected)
  }
}
