import RenderConformance
import Testing

@testable import RenderReduction

@Suite struct PartListTests {
  private func parts(_ list: PartList) -> [String] {
    list.parts.sorted { ($0.depth, $0.range.lowerBound) < ($1.depth, $1.range.lowerBound) }.map {
      "\($0.depth) \(String(decoding: list.bytes[$0.range], as: UTF8.self))"
    }
  }

  @Test func `the elements of an SVG are its parts, but for the root`() {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<b>">]><svg a='>'><!-- <x> --><g id="1">\
      <a/></g><t><![CDATA[</t>]]></t></svg>
      """
    #expect(
      parts(PartList(svg: Array(text.utf8)))
        == ["0 <g id=\"1\"><a/></g>", "0 <t><![CDATA[</t>]]></t>", "1 <a/>"])
  }

  @Test(arguments: [
    "", "<", "<svg", "<svg><g></svg>", "<svg></g></svg>", "<svg><!-- </svg>", "</a>",
  ])
  func `an SVG whose tags do not match has no parts`(text: String) {
    #expect(PartList(svg: Array(text.utf8)).parts.isEmpty)
  }

  @Test func `the operations of a content stream are its parts, pairs as one`() {
    let text = "q 1 0 0 1 5 5 cm BT /F1 9 Tf (a(b)\\)) Tj ET Q % c q\n<</A[1 2]>> /B BDC n EMC"
    #expect(
      parts(PartList(content: Array(text.utf8))) == [
        "0 q 1 0 0 1 5 5 cm BT /F1 9 Tf (a(b)\\)) Tj ET Q", "0 <</A[1 2]>> /B BDC n EMC",
        "1 1 0 0 1 5 5 cm", "1 BT /F1 9 Tf (a(b)\\)) Tj ET", "1 n",
        "2 /F1 9 Tf", "2 (a(b)\\)) Tj",
      ])
  }

  @Test func `an image within a content stream is one part`() {
    let text = "BI /W 1 /H 1 ID \u{1}Q q\n EI S"
    #expect(
      parts(PartList(content: Array(text.utf8))) == ["0 BI /W 1 /H 1 ID \u{1}Q q\n EI", "0 S"])
  }

  @Test func `no bytes are too strange to be read`() {
    var random = SeededGenerator(seed: 3)
    let alphabet = Array("()<>[]/%qQBTETIDEI \\\n1.-!\"'&;x".utf8)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...40, using: &random)
      let bytes = (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
      for list in [PartList(content: bytes), PartList(svg: bytes)] {
        #expect(list.text(without: []) == bytes)
        #expect(list.parts.allSatisfy { $0.range.upperBound <= bytes.count })
        _ = list.text(without: Set(list.parts))
      }
    }
  }

  @Test func `what is cut is gone, and what lies in it, and nothing else`() {
    let list = PartList(svg: Array("<s><a><b/></a>x<c/></s>".utf8))
    let inner = Set(list.parts.filter { $0.depth == 1 })
    #expect(String(decoding: list.text(without: inner), as: UTF8.self) == "<s><a></a>x<c/></s>")
    #expect(String(decoding: list.text(without: Set(list.parts)), as: UTF8.self) == "<s>x</s>")
  }
}
