import RenderConformance
import RenderKit
import Testing

@Suite struct ZipRecognitionTests {
  @Test func `an archive that begins with its type is an EPUB`() throws {
    var archive = ZipFixture([])
    archive.add("mimetype", "application/epub+zip")
    archive.add("anything.bin")
    #expect(try format(archive.bytes()) == .epub)
    #expect(try format(Array(archive.bytes().prefix(70))) == .epub)
  }

  @Test func `a type of something else is no EPUB`() {
    var archive = ZipFixture([])
    archive.add("mimetype", "application/vnd.oasis.opendocument.text")
    archive.add("content.xml")
    expectUnsupported(archive.bytes(), "a.epub")
  }

  @Test(arguments: [
    (["META-INF/container.xml", "OEBPS/a.xhtml"], DocumentFormat.epub),
    (["[Content_Types].xml", "FixedDocumentSequence.fdseq"], .xps),
    (["FixedDocSeq.fdseq", "Documents/1/FixedDoc.fdoc"], .xps),
    (["[Content_Types].xml", "_rels/.rels", "Other/Names.fdseq"], .xps),
    (["[Content_Types].xml/[0].piece", "/FixedDocSeq.fdseq/[0].piece"], .xps),
    (["\\FixedDocSeq.FDSEQ"], .xps),
    (["001.png", "002.JPG", "dir/", "dir/003.webp"], .cbz),
    (["a.jpeg", "ComicInfo.xml", ".DS_Store", "__MACOSX/._a.jpeg"], .cbz),
  ])
  func `the names in an archive tell what it is`(names: [String], expected: DocumentFormat) throws {
    #expect(try format(ZipFixture(names).bytes()) == expected)
    #expect(try format(ZipFixture(names).bytes(), "misnamed.pdf") == expected)
  }

  @Test(arguments: [
    ["[Content_Types].xml", "word/document.xml", "word/media/image1.png"], ["a.txt"], ["dir/"],
    ["names.fdseq"], ["ComicInfo.xml", ".hidden.png"], [], ["a.png", "b.exe"],
  ])
  func `other archives are refused, whatever their names`(names: [String]) {
    for name in ["a.docx", "a.zip", "a.pdf", "a.epub", "a.xps"] {
      expectUnsupported(ZipFixture(names).bytes(), name)
    }
  }

  @Test func `pictures among other files are a comic book where the name says so`() throws {
    let archive = ZipFixture(["001.png", "readme.txt"]).bytes()
    #expect(try format(archive, "a.CBZ") == .cbz)
    expectUnsupported(archive, "a.zip")
    expectUnsupported(ZipFixture(["readme.txt"]).bytes(), "a.cbz")
  }

  @Test func `a comment and bytes before the archive's end do no harm`() throws {
    let comment = String(repeating: "PK\u{5}\u{6}", count: 10_000)
    #expect(try format(ZipFixture(["a.png"]).bytes(comment: comment)) == .cbz)
    #expect(try format(ZipFixture(["a.png"]).bytes() + [0, 0, 0]) == .cbz)
  }

  @Test(arguments: [0, 3, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func `a directory's offset that lies is seen through`(offset: Int) throws {
    #expect(try format(ZipFixture(["a.png"]).bytes(offset: offset)) == .cbz)
  }

  @Test(arguments: [1, 0x7FFF_FFFF, 0xFFFF_FFFF], [0, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func `a directory whose size lies as well says nothing`(size: Int, offset: Int) throws {
    let archive = ZipFixture(["a.png"]).bytes(offset: offset, size: size)
    #expect(try format(archive, "a.epub") == .epub)
    expectUnsupported(archive, "a")
  }

  @Test func `a directory longer than what is read is judged by its beginning`() throws {
    // Of this length, the name at the end of what is read is cut in the middle.
    let names = (10_000..<14_000).map { String(repeating: "n", count: 241) + "\($0).png" }
    #expect(try format(ZipFixture(names).bytes()) == .cbz)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `damage of any kind is survived`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var archive = ZipFixture(["a.png", "[Content_Types].xml", "META-INF/container.xml"])
    archive.add("mimetype", "application/epub+zip")
    let intact = archive.bytes(comment: "comment")
    for _ in 0..<50 {
      var damaged = intact
      for _ in 0..<random.integer(1...20) {
        damaged[random.integer(4...intact.count - 1)] = random.element(of: [0, 1, 0x7F, 0x80, 0xFF])
      }
      damaged.removeLast(random.integer(0...9) < 5 ? 0 : random.integer(0...intact.count - 4))
      _ = try? format(damaged, "a.zip")
    }
  }
}

func format(_ bytes: [UInt8], _ name: String = "document") throws(RenderError) -> DocumentFormat {
  try DocumentSource(bytes: bytes, name: name).recognizedFormat()
}

func expectUnsupported(_ bytes: [UInt8], _ name: String) {
  let error = #expect(throws: RenderError.self) { try format(bytes, name) }
  #expect(error?.code == .unsupportedFormat)
  #expect(error?.message.hasPrefix("\(name) is ") == true)
  #expect(error?.message.contains("expected is a PDF") == true)
}
