import RenderConformance
import RenderImageFile
import RenderKit
import RenderRaster
import Testing

@Suite struct RasterDrawingTests {
  @Test(arguments: ConformanceRule.all)
  func `the engine keeps the contract`(rule: ConformanceRule) {
    for violation in rule.violations(by: RasterEngine()) { Issue.record("\(violation)") }
  }

  @Test(arguments: [true, false])
  func `at its natural size a picture is shown pixel by pixel`(isOpaque: Bool) throws {
    let picture = Samples.photograph(PixelSize(width: 37, height: 23), isOpaque: isOpaque)
    let (bitmap, notes) = try Samples.draw(Samples.png(picture))
    #expect(bitmap.alpha == .premultiplied)
    #expect(bitmap.bytes == picture.premultiplied().bytes)
    #expect(notes.engine == "raster" && notes.warnings.isEmpty)
  }

  @Test(arguments: Rotation.allCases)
  func `a turn in the request turns the picture`(rotation: Rotation) throws {
    let picture = Samples.photograph(PixelSize(width: 21, height: 13)).premultiplied()
    let (bitmap, _) = try Samples.draw(Samples.png(picture), rotation: rotation)
    var turned = Bitmap(PixelLayout(picture.size.turned(by: rotation)))
    let layout = turned.layout
    try turned.withMutablePixels { pixels throws(RenderError) in
      picture.copyPixels(turnedBy: rotation, to: layout, &pixels)
    }
    #expect(bitmap.bytes == turned.bytes)
  }

  @Test func `pictures lie on the background`() throws {
    let layout = PixelLayout(PixelSize(width: 2, height: 1))
    let picture = Bitmap(layout, alpha: .straight, bytes: [10, 20, 30, 0, 10, 20, 30, 51])
    let background = Background.color(red: 255, green: 100, blue: 0)
    let (bitmap, _) = try Samples.draw(Samples.png(picture), background: background)
    #expect(bitmap.bytes == [0, 100, 255, 255, 2, 84, 210, 255])
  }

  @Test(arguments: [1, 3, 7, 40, 90])
  func `a picture of one color stays it, whatever its size, up to its rim`(width: Int) throws {
    let layout = PixelLayout(PixelSize(width: 30, height: 11))
    let bytes = (0..<330).flatMap { _ -> [UInt8] in [40, 80, 120, 200] }
    let picture = Bitmap(layout, alpha: .straight, bytes: bytes)
    let box = PixelSize(width: width, height: width)
    for scaling in [Scaling.fit(box), .fill(box), .exact(box)] {
      let (bitmap, _) = try Samples.draw(Samples.png(picture), scaling)
      let color = picture.premultiplied().bytes[0..<4]
      #expect(
        stride(from: 0, to: bitmap.bytes.count, by: 4).allSatisfy {
          bitmap.bytes[$0..<$0 + 4] == color
        })
    }
  }

  @Test func `what juts out of a filled size is cut at both sides`() throws {
    let picture = Samples.photograph(PixelSize(width: 60, height: 20)).premultiplied()
    let (bitmap, _) = try Samples.draw(
      Samples.png(picture), .fill(PixelSize(width: 20, height: 20)))
    let middle = PixelRect(x: 20, y: 0, width: 20, height: 20)
    #expect(bitmap.bytes == picture.cropped(to: middle).bytes)
  }

  @Test(.enabled(if: Samples.hasNetpbm))
  func `an interlaced picture is the same`() throws {
    let picture = Samples.photograph(PixelSize(width: 45, height: 33))
    let plain = try Samples.converted(picture, "pnmtopng IN")
    let interlaced = try Samples.converted(picture, "pnmtopng -interlace IN")
    let scaling = Scaling.fit(PixelSize(width: 20, height: 20))
    let (expected, _) = try Samples.draw(plain, scaling)
    #expect(try Samples.draw(interlaced, scaling).bitmap.bytes == expected.bytes)
  }
}
