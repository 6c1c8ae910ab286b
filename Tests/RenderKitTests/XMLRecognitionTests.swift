import RenderConformance
import RenderKit
import Testing

@Suite struct XMLRecognitionTests {
  static let documents = [
    "<svg/>", "<svg>", "<svg xmlns='http://www.w3.org/2000/svg'/>", "<svg\n width='1'/>",
    "<svg:svg xmlns:svg='http://www.w3.org/2000/svg'/>", "  \r\n\t<svg/>", "<größe:svg/>",
    "<?xml version='1.0'?><svg/>", "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\n<svg/>",
    "<!-- <html> -- > --><svg/>", "<?xml-stylesheet href='<a>'?><!----><svg/>",
    "<!DOCTYPE svg><svg/>",
    "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://w3.org/>svg11.dtd\"><svg/>",
    "<!DOCTYPE svg [<!ENTITY a \"<html>]>\"><!-- ' ]> --><?p ' ]> ?><!ELEMENT b ANY> ] ><svg/>",
    "<!DOCTYPE svg SYSTEM 'a\">' [\n%b;\n]>\n<!-- c -->\n<svg/>",
  ]

  @Test(arguments: documents)
  func `an SVG is recognized by its root element in every Unicode encoding`(
    text: String
  ) throws {
    let marked = "\u{FEFF}\(text)"
    for bytes in [
      Array(text.utf8), Array(marked.utf8), text.littleEndianUTF16, marked.littleEndianUTF16,
      text.bigEndianUTF16, marked.bigEndianUTF16,
    ] {
      #expect(try format(bytes) == .svg)
      #expect(try format(bytes, "misnamed.pdf") == .svg)
    }
  }

  @Test(arguments: ["<FictionBook>", "<?xml version='1.0'?><fb:FictionBook xmlns:fb='u'>"])
  func `a FictionBook is recognized by its root element`(text: String) throws {
    for bytes in [Array(text.utf8), text.littleEndianUTF16, text.bigEndianUTF16] {
      #expect(try format(bytes) == .fb2)
    }
  }

  @Test func `an encoding that shares ASCII needs no decoding`() throws {
    let text = Array("<?xml version='1.0' encoding='windows-1251'?><!-- ".utf8)
    #expect(try format(text + [0xCF, 0xF0, 0xE8] + Array(" --><FictionBook>".utf8)) == .fb2)
  }

  @Test(arguments: ["<html>", "<!DOCTYPE html><html><svg/></html>", "<SVG/>", "<svgs/>", "<g:a/>"])
  func `another root element is refused, whatever the name`(text: String) {
    for name in ["a.svg", "a.html", "a.pdf"] { expectUnsupported(Array(text.utf8), name) }
    expectUnsupported(text.littleEndianUTF16, "a.svg")
  }

  @Test(arguments: [
    "<", "<!", "<!-", "<!--", "<!-- svg", "<?", "<?xml", "<!DOC", "<!DOCTYPE svg [", "<sv",
    "< svg>",
    "<!x><svg/>", "svg", "<>", "</svg>", "<1>", "<!DOCTYPE svg ['", "  ", "plain <svg/>",
  ])
  func `what has no root element says nothing`(text: String) throws {
    #expect(try format(Array(text.utf8), "a.svg") == .svg)
    expectUnsupported(Array(text.utf8), "a.txt")
  }

  @Test func `a long prolog is read through, an endless one is not`() throws {
    let comment = "<!--" + String(repeating: "- ", count: 100_000) + "-->"
    #expect(try format(Array((comment + "<svg/>").utf8)) == .svg)
    let endless = "<!--" + String(repeating: "- ", count: 600_000) + "--><svg/>"
    expectUnsupported(Array(endless.utf8), "a.txt")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `text of any kind is survived`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["<", ">", "!", "?", "--", "[", "]", "\"", "'", "DOCTYPE", "svg", ":", "/", " "]
    for _ in 0..<100 {
      let text = (0..<random.integer(0...30)).map { _ in random.element(of: pieces) }.joined()
      for bytes in [Array("<\(text)".utf8), "<\(text)".bigEndianUTF16 + [0]] {
        _ = try? format(bytes, "a.txt")
      }
    }
  }
}

extension String {
  var littleEndianUTF16: [UInt8] {
    utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  }

  var bigEndianUTF16: [UInt8] {
    utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
  }
}
