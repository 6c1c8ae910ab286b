import Foundation
import RenderEngines
import RenderImageFile
import RenderKit
import RenderRaster
import TestSupport
import Testing

@Suite(.enabled(if: Samples.hasPillow)) struct RasterOracleTests {
  /// Resizes with Pillow's Lanczos filter, which is another's implementation of the same weights.
  private static let resizing = """
    import sys
    from PIL import Image, ImageOps
    image = ImageOps.exif_transpose(Image.open(sys.argv[1]))
    size = (int(sys.argv[3]), int(sys.argv[4]))
    image = image.convert('RGBA').convert('RGBa').resize(size, Image.LANCZOS)
    open(sys.argv[2], 'wb').write(image.tobytes('raw'))
    """

  private func python(_ script: String, _ arguments: [String]) throws {
    let python = try #require(SharedFiles.python)
    let outcome = try Program(python).run(["-c", script] + arguments, mergesErrors: true)
    try #require(outcome.status == 0, "\(outcome.text)")
  }

  private func resized(_ path: String, to size: PixelSize) throws -> Bitmap {
    let folder = try TemporaryDirectory()
    try python(Self.resizing, [path, folder.path("raw"), "\(size.width)", "\(size.height)"])
    var bytes = Array(try Data(contentsOf: folder.url.appending(path: "raw")))
    for index in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(index, index + 2) }
    return Bitmap(PixelLayout(size), bytes: bytes)
  }

  @Test(arguments: [(40, 30), (13, 9), (150, 40), (260, 199), (1, 1), (97, 71)], [true, false])
  func `a picture is resized as Pillow does`(to sides: (Int, Int), isOpaque: Bool) throws {
    let folder = try TemporaryDirectory()
    let picture = Samples.photograph(PixelSize(width: 97, height: 71), isOpaque: isOpaque)
    let size = PixelSize(width: sides.0, height: sides.1)
    try picture.write(to: folder.path("a.png"), as: .png)
    let (bitmap, _) = try Samples.draw(
      DocumentSource(file: folder.path("a.png")), .exact(size))
    // Pillow rounds to whole values between columns and rows.
    #expect(bitmap.difference(from: try resized(folder.path("a.png"), to: size)).greatest <= 2)
  }

  private static let storing = """
    import sys
    from PIL import Image
    image = Image.open(sys.argv[1]).convert(sys.argv[4])
    exif = image.getexif()
    exif[0x0112] = int(sys.argv[3])
    exif[0x011A] = 144.0
    exif[0x011B] = 144.0
    exif[0x0128] = 2
    options = {'quality': 95, 'subsampling': 0} if sys.argv[2].endswith('jpg') else {}
    image.save(sys.argv[2], exif=exif, **options)
    """

  @Test(arguments: Array(1...8), ["jpg", "png"])
  func `a picture is upright, however it is stored`(orientation: Int, kind: String) throws {
    let folder = try TemporaryDirectory()
    let size = PixelSize(width: 64, height: 48)
    try Samples.photograph(size).write(to: folder.path("plain.png"), as: .png)
    let path = folder.path("turned.\(kind)")
    try python(Self.storing, [folder.path("plain.png"), path, "\(orientation)", "RGB"])
    let source = try DocumentSource(file: path)
    let (bitmap, _) = try Samples.draw(source)
    let upright = orientation > 4 ? PixelSize(width: 48, height: 64) : size
    #expect(bitmap.size == upright)
    let page = try RasterEngine().open(source).page(0)
    // Of PNG's own data only pHYs is about resolution.
    #expect(page.naturalDPI == (kind == "jpg" ? 144 : 96))
    #expect(page.size().width == Double(upright.width) * 72 / page.naturalDPI)
    #expect(bitmap.difference(from: try resized(path, to: upright)).greatest <= 1)
    let small = PixelSize(width: upright.width / 3, height: upright.height / 3)
    let (reduced, _) = try Samples.draw(source, .exact(small))
    #expect(reduced.difference(from: try resized(path, to: small)).mean < 3)
  }

  @Test(arguments: ["RGB", "L", "CMYK"], [2, 3, 5, 9, 20])
  func `a JPEG that is decoded reduced looks as if it were decoded whole`(
    mode: String, divisor: Int
  ) throws {
    let folder = try TemporaryDirectory()
    let picture = Samples.photograph(PixelSize(width: 320, height: 200))
    try picture.write(to: folder.path("plain.png"), as: .png)
    let path = folder.path("a.jpg")
    try python(Self.storing, [folder.path("plain.png"), path, "1", mode])
    let size = PixelSize(width: 320 / divisor, height: 200 / divisor)
    let (bitmap, _) = try Samples.draw(try DocumentSource(file: path), .exact(size))
    #expect(bitmap.difference(from: try resized(path, to: size)).mean < 2.5)
  }

  #if MuPDF
    @Test(arguments: [("jpg", 1), ("jpg", 6), ("jpg", 8), ("png", 1)])
    func `MuPDF sees the same page`(kind: String, orientation: Int) throws {
      let folder = try TemporaryDirectory()
      let size = PixelSize(width: 64, height: 48)
      try Samples.photograph(size).write(to: folder.path("plain.png"), as: .png)
      let path = folder.path("a.\(kind)")
      try python(Self.storing, [folder.path("plain.png"), path, "\(orientation)", "RGB"])
      let source = try DocumentSource(file: path)
      let mupdf = try BuiltInEngines.engine("mupdf").open(source)
      let raster = try RasterEngine().open(source)
      let (theirs, ours) = (try mupdf.page(0), try raster.page(0))
      #expect(abs(theirs.size().width - ours.size().width) < 0.01)
      #expect(theirs.naturalDPI == ours.naturalDPI)
      let request = PageRequest(page: 0)
      let expected = try mupdf.render(request).bitmap
      #expect(try raster.render(request).bitmap.difference(from: expected).greatest <= 1)
    }
  #endif
}
