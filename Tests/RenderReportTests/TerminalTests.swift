import Foundation
import RenderImageFile
import RenderKit
import RenderReport
import TestSupport
import Testing

@Suite struct TerminalTests {
  @Test(
    arguments: [
      (["TERM": "dumb"], nil), (["TERM": "xterm-256color"], TerminalPicture.blocks),
      (["TERM": "xterm-kitty"], .kitty), (["KITTY_WINDOW_ID": "1", "TERM": "xterm"], .kitty),
      (["TERM_PROGRAM": "ghostty"], .kitty), (["TERM_PROGRAM": "iTerm.app"], .iterm),
      (["TERM_PROGRAM": "WezTerm"], .iterm), (["LC_TERMINAL": "iTerm2"], .iterm),
      (["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], .blocks),
      (["TMUX": "/tmp/x", "TERM_PROGRAM": "iTerm.app"], .blocks), ([:], .blocks),
    ] as [([String: String], TerminalPicture?)])
  func `what a terminal shows is known from its environment`(
    environment: [String: String], expected: TerminalPicture?
  ) {
    #expect(TerminalPicture.detected(in: environment) == expected)
  }

  private func stripes() -> Bitmap {
    let layout = PixelLayout(PixelSize(width: 2, height: 3))
    let colors: [[UInt8]] = [[0, 0, 255, 255], [0, 255, 0, 255], [255, 0, 0, 255]]
    return Bitmap(layout, bytes: colors.flatMap { $0 + $0 })
  }

  @Test func `half blocks are two pixels each, one above the other`() {
    let both = "\u{1B}[38;2;255;0;0m\u{1B}[48;2;0;255;0m▀"
    let last = "\u{1B}[38;2;0;0;255m\u{1B}[49m▀"
    #expect(
      TerminalPicture.blocks.text(stripes(), png: [], columns: 80)
        == "\(both)\(both)\u{1B}[0m\n\(last)\(last)\u{1B}[0m\n")
  }

  @Test func `a picture wider than the terminal is made smaller by its means`() {
    let text = TerminalPicture.blocks.text(stripes(), png: [], columns: 1)
    #expect(text == "\u{1B}[38;2;85;85;85m\u{1B}[49m▀\u{1B}[0m\n")
  }

  @Test(arguments: [1, 3000, 3072, 3073, 9999])
  func `kitty gets the file in pieces of at most 4096 characters`(count: Int) throws {
    let png = (0..<count).map { UInt8($0 % 251) }
    let text = TerminalPicture.kitty.text(stripes(), png: png, columns: 40)
    let pieces = text.split(separator: "\u{1B}_G").map { piece in
      piece.split(separator: "\u{1B}\\")[0].split(separator: ";", maxSplits: 1)
    }
    #expect(pieces[0][0].hasPrefix("a=T,f=100,q=2,c=40,m="))
    #expect(pieces.allSatisfy { $0[1].count <= 4096 })
    #expect(pieces.map { $0[0].last } == pieces.indices.map { $0 == pieces.count - 1 ? "0" : "1" })
    #expect(Data(base64Encoded: pieces.map { $0[1] }.joined()) == Data(png))
  }

  @Test func `iTerm2 gets the whole file with its size`() {
    let text = TerminalPicture.iterm.text(stripes(), png: [1, 2, 3], columns: 40)
    #expect(text == "\u{1B}]1337;File=inline=1;size=3;width=40:AQID\u{07}\n")
  }

  @Test func `a preview shows both sides around the strongest region, the worst first`() throws {
    let fixture = try ReportFixture()
    let preview = TerminalPreview(of: try fixture.log(), limit: 2)
    #expect(preview.entries.map(\.status) == ["! engine failed", "✕ different"])
    #expect(preview.summary == "1 engine failed, 5 different, 18 passed")
    let entry = preview.entries[1]
    let sides = try entry.pictures.map { try Bitmap(imageFile: fixture.folder.path($0)) }
    let strip = TerminalPreview.strip(sides[0], sides[1], around: entry.region)
    // The box is 65 x 40 at 40,60, with 40 pixels around it.
    #expect(strip.size == PixelSize(width: 2 * 145 + 4, height: 120))
  }
}
