#if MuPDF
  import Foundation
  import RenderKit
  import TestSupport

  /// MuPDF's own command line tool, whose pictures are the engine's measure.
  enum MuPDFTool {
    /// What the tool wrote for a page, without padding: 3 or 4 bytes a pixel, red first.
    struct Picture {
      let size: PixelSize
      let depth: Int
      let bytes: [UInt8]
    }

    static let isInstalled = Program.isInstalled("mutool")

    /// The tool's picture of one page; `nil` where it gives none within 20 seconds and 4 GB.
    static func draw(_ file: String, page: Int, dpi: Int, transparent: Bool) throws -> Picture? {
      let directory = try TemporaryDirectory()
      let output = directory.url.appending(path: "page.pam")
      _ = try Program("/bin/sh").run([
        "-c", "ulimit -v 4000000; exec timeout 20 mutool draw \"$@\"", "sh", "-q", "-r", "\(dpi)",
        "-F", "pam", "-c", transparent ? "rgba" : "rgb", "-o", output.path, file, "\(page + 1)",
      ])
      return (try? Data(contentsOf: output)).flatMap(decode)
    }

    private static func decode(_ pam: Data) -> Picture? {
      guard let end = pam.firstRange(of: Data("ENDHDR\n".utf8)) else { return nil }
      let words = String(decoding: pam[..<end.lowerBound], as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      func number(_ name: String) -> Int {
        words.firstIndex(of: Substring(name)).flatMap { Int(words[$0 + 1]) } ?? 0
      }
      let bytes = [UInt8](pam[end.upperBound...])
      let size = PixelSize(width: number("WIDTH"), height: number("HEIGHT"))
      let depth = number("DEPTH")
      guard bytes.count == size.width * size.height * depth else { return nil }
      return Picture(size: size, depth: depth, bytes: bytes)
    }
  }
#endif
