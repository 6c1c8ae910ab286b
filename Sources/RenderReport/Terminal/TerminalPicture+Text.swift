import FoundationEssentials
package import RenderKit

extension TerminalPicture {
  /// The characters that show a picture, so many columns wide, with a line break at the end.
  ///
  /// - Parameters:
  ///   - bitmap: The picture, opaque.
  ///   - png: The picture as a PNG file; not used for ``blocks``.
  package func text(_ bitmap: Bitmap, png: [UInt8], columns: Int) -> String {
    switch self {
    case .kitty: Self.kitty(png, columns: columns)
    case .iterm: Self.iterm(png, columns: columns)
    case .blocks: HalfBlocks(bitmap, columns: columns).text
    }
  }

  /// The protocol takes at most 4096 bytes of Base64 at a time.
  private static func kitty(_ png: [UInt8], columns: Int) -> String {
    var rest = Data(png).base64EncodedString()[...]
    var text = ""
    var control = "a=T,f=100,q=2,c=\(columns),"
    repeat {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      text += "\u{1B}_G\(control)m=\(rest.isEmpty ? 0 : 1);\(piece)\u{1B}\\"
      control = ""
    } while !rest.isEmpty
    return text + "\n"
  }

  private static func iterm(_ png: [UInt8], columns: Int) -> String {
    "\u{1B}]1337;File=inline=1;size=\(png.count);width=\(columns):"
      + Data(png).base64EncodedString() + "\u{07}\n"
  }
}
