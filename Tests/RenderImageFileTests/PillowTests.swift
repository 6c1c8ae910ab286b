import Foundation
import RenderConformance
import RenderImageFile
import RenderKit
import TestSupport
import Testing

@Suite(.enabled(if: Oracle.hasPillow)) struct PillowTests {
  @Test(arguments: [ImageFileFormat.png, .ppm], [true, false])
  func `Pillow reads what is written`(format: ImageFileFormat, isOpaque: Bool) throws {
    guard isOpaque || format == .png else { return }
    let directory = try TemporaryDirectory()
    var numbers = SeededGenerator(seed: 8)
    let layout = PixelLayout(PixelSize(width: 61, height: 37), bytesPerRow: 256)
    for alpha in [Bitmap.Alpha.premultiplied, .straight] {
      let bitmap = numbers.bitmap(layout, alpha, isOpaque: isOpaque)
      try bitmap.write(to: directory.path("a"), as: format, dpi: 300)
      let script = """
        image = Image.open(sys.argv[1])
        print(image.format, image.mode, round(image.info.get('dpi', (0, 0))[0], 1))
        open(sys.argv[2], 'wb').write(image.convert('RGBA').tobytes('raw', 'BGRA'))
        """
      let facts = try Oracle.pillow(script, directory.path("a"), directory.path("raw"))
      let name = format == .png ? "PNG" : "PPM"
      let dpi = format == .png ? "300.0" : "0"
      #expect(facts == "\(name) \(isOpaque ? "RGB" : "RGBA") \(dpi)\n")
      let pixels = try Data(contentsOf: URL(fileURLWithPath: directory.path("raw")))
      #expect(Array(pixels) == bitmap.straightPixels)
    }
  }

  @Test(arguments: ["1", "L", "LA", "P", "RGB", "RGBA"])
  func `what Pillow writes reads as Pillow reads it`(mode: String) throws {
    let directory = try TemporaryDirectory()
    let script = """
      import random
      random.seed(5)
      size = (67, 43)
      noise = Image.frombytes('RGBA', size, random.randbytes(67 * 43 * 4))
      image = noise.convert('RGB').convert(sys.argv[1]) if sys.argv[1] in '1P' \\
        else noise.convert(sys.argv[1])
      options = {}
      if sys.argv[1] == 'P': options = {'transparency': 3}
      if sys.argv[1] in ('L', 'RGB'): options = {'transparency': image.getpixel((5, 7))}
      image.save(sys.argv[2], 'PNG', optimize=True, **options)
      image = Image.open(sys.argv[2])
      open(sys.argv[3], 'wb').write(image.convert('RGBA').tobytes('raw', 'BGRA'))
      """
    _ = try Oracle.pillow(script, mode, directory.path("a.png"), directory.path("raw"))
    let pixels = try Data(contentsOf: URL(fileURLWithPath: directory.path("raw")))
    #expect(try Bitmap(imageFile: directory.path("a.png")).bytes == Array(pixels))
  }

  @Test(arguments: [false, true])
  func `rows are stored as differences only where that is shorter`(isGradient: Bool) throws {
    let directory = try TemporaryDirectory()
    var numbers = SeededGenerator(seed: 12)
    let layout = PixelLayout(PixelSize(width: 300, height: 200))
    var bytes = [UInt8](repeating: 255, count: layout.byteCount)
    for index in bytes.indices where index % 4 != 3 {
      bytes[index] =
        isGradient && index >= layout.bytesPerRow
        ? bytes[index - layout.bytesPerRow] &+ 1
        : index % 40 < 4 ? [0, 255][Int.random(in: 0...1, using: &numbers)] : bytes[index - 4]
    }
    let bitmap = Bitmap(layout, alpha: .straight, bytes: bytes)
    try bitmap.write(to: directory.path("a.png"), as: .png)
    let script = """
      import zlib
      data = open(sys.argv[1], 'rb').read()
      rows = zlib.decompressobj().decompress(data[41:])
      print(set(rows[::len(rows) // 20]))
      """
    #expect(try Oracle.pillow(script, directory.path("a.png")) == "{\(isGradient ? 2 : 0)}\n")
  }
}
