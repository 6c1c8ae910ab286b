import Foundation
import RenderConformance
import RenderImageFile
import RenderKit
import TestSupport
import Testing

@Suite(.enabled(if: Oracle.hasNetpbm)) struct NetpbmTests {
  @Test(arguments: PNGReadingTests.kinds, [false, true])
  func `PNG files read as Netpbm reads them`(kind: TestPNG, hasTransparency: Bool) throws {
    var png = kind
    (png.width, png.height) = (23, 19)
    png.fill(seed: 9)
    if hasTransparency { png.transparency = transparency(of: png) }
    let directory = try TemporaryDirectory()
    try Data(png.bytes).write(to: URL(fileURLWithPath: directory.path("a.png")))
    _ = try Oracle.shell(
      "pngtopam -quiet -alphapam \"$1\" | pamdepth -quiet 255 > \"$2\"", directory.path("a.png"),
      directory.path("a.pam"))
    let other = try Bitmap(imageFile: directory.path("a.pam"))
    #expect(try Bitmap(imageFile: directory.path("a.png")).bytes == other.bytes)
  }

  @Test(arguments: ["", "-interlace", "-force"])
  func `files that Netpbm makes of ours read as the same picture`(option: String) throws {
    let directory = try TemporaryDirectory()
    var numbers = SeededGenerator(seed: 10)
    let layout = PixelLayout(PixelSize(width: 40, height: 30))
    let bitmap = numbers.bitmap(layout, .straight, isOpaque: true)
    try bitmap.write(to: directory.path("a.ppm"), as: .ppm)
    _ = try Oracle.shell(
      "pnmtopng -quiet \(option) \"$1\" > \"$2\"", directory.path("a.ppm"), directory.path("a.png"))
    #expect(try Bitmap(imageFile: directory.path("a.png")).bytes == bitmap.bytes)
  }

  @Test(arguments: [true, false])
  func `Netpbm reads a PAM file as the picture written`(isOpaque: Bool) throws {
    let directory = try TemporaryDirectory()
    var numbers = SeededGenerator(seed: 11)
    let layout = PixelLayout(PixelSize(width: 31, height: 17))
    let bitmap = numbers.bitmap(layout, .premultiplied, isOpaque: isOpaque)
    try bitmap.write(to: directory.path("a.pam"), as: .pam)
    _ = try Oracle.shell(
      "pamtopng \"$1\" > \"$2\"", directory.path("a.pam"), directory.path("a.png"))
    #expect(try Bitmap(imageFile: directory.path("a.png")).bytes == bitmap.straightPixels)
  }

  private func transparency(of png: TestPNG) -> [Int] {
    switch png.color {
    case .palette: [0, 100]
    case .gray: png.samples[1][1]
    // Netpbm 11.1 overlooks some pixels of the transparent color here; see PillowTests.
    default: []
    }
  }
}
