import Testing

@testable import RenderIsolation

@Suite struct `An engine's messages` {
  @Test(arguments: [
    ("plain", "plain"), ("  two\t words ", "two words"), ("bell\u{7}\u{1B}[2J", "bell [2J"),
    ("turned \u{202E}around", "turned \u{FFFD}around"), ("naïve 字", "naïve 字"),
    ("\u{85}\u{9B}", ""),
  ])
  func `are cleaned`(message: String, expected: String) {
    #expect(MessageText.clean(message) == expected)
  }

  @Test func `are cut where they are endless`() {
    #expect(MessageText.clean(String(repeating: "x", count: 10_000)).count == 301)
  }

  @Test func `are kept once, in order, and counted beyond a limit`() {
    #expect(MessageText.clean(["b", "a", "b", " ", "a "]) == ["b", "a"])
    let many = MessageText.clean((0..<80).map { "message \($0)" })
    #expect(many.count == 51)
    #expect(many.last == "30 more messages")
  }

  @Test(arguments: [
    ("(process:12): Pango-CRITICAL **: 21:22:23.143: no: size", ["Pango-CRITICAL **: no: size"]),
    ("(process:12): no log: of: GLib", ["(process:12): no log: of: GLib"]),
    (
      "(process:1): A-WARNING **: 01:00:00.000: x\n(process:1): A-WARNING **: 01:00:00.001: x",
      ["A-WARNING **: x"]
    ),
  ])
  func `say neither when nor in which process they were written`(text: String, lines: [String]) {
    #expect(MessageText.lines(Array(text.utf8)) == lines)
  }

  @Test func `need not be text`() {
    #expect(MessageText.lines([0xFF, 0x0A, 0x61]) == ["\u{FFFD}", "a"])
  }
}
