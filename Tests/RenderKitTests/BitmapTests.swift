import RenderConformance
import RenderKit
import Testing

@Suite struct BitmapTests {
  @Test func `a new picture is transparent`() {
    let bitmap = Bitmap(PixelLayout(PixelSize(width: 3, height: 2)))
    #expect(bitmap.bytes == [UInt8](repeating: 0, count: 24))
    #expect(bitmap.alpha == .premultiplied)
    #expect(bitmap.size == PixelSize(width: 3, height: 2))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a cropped picture has the pixels of its region, whatever the row length`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let whole = randomBitmap(&random)
      let region = random.region(within: whole.size)
      let part = whole.cropped(to: region)
      #expect(part.layout == PixelLayout(region.size))
      #expect(part.alpha == whole.alpha)
      #expect(part.pixels == whole.pixels(in: region))
    }
  }

  @Test func `copying leaves the bytes between rows alone`() {
    let whole = Bitmap(
      PixelLayout(PixelSize(width: 2, height: 2)), bytes: [UInt8](repeating: 7, count: 16))
    var memory = [UInt8](repeating: 1, count: 24)
    var span = memory.mutableSpan
    whole.copyPixels(
      in: PixelRect(x: 1, y: 0, width: 1, height: 2),
      to: PixelLayout(PixelSize(width: 1, height: 2), bytesPerRow: 12), &span)
    #expect(
      memory == [7, 7, 7, 7] + .init(repeating: 1, count: 8) + [7, 7, 7, 7]
        + .init(repeating: 1, count: 8))
  }

  @Test func `cropping to the whole picture removes only the gaps between rows`() {
    let layout = PixelLayout(PixelSize(width: 1, height: 2), bytesPerRow: 6)
    let bitmap = Bitmap(layout, alpha: .straight, bytes: Array(0..<12))
    let whole = bitmap.cropped(to: PixelRect(x: 0, y: 0, width: 1, height: 2))
    #expect(whole.bytes == [0, 1, 2, 3, 6, 7, 8, 9])
    #expect(whole.alpha == .straight)
  }

  @Test func `an error while writing pixels comes through`() {
    var bitmap = Bitmap(PixelLayout(PixelSize(width: 1, height: 1)))
    let error = #expect(throws: RenderError.self) {
      try bitmap.withMutablePixels { _ throws(RenderError) in
        throw RenderError(.engineFailed, "No.")
      }
    }
    #expect(error?.message == "No.")
  }

  @Test func `pixels must have the layout's size`() async {
    await #expect(processExitsWith: .failure) {
      _ = Bitmap(PixelLayout(PixelSize(width: 2, height: 2)), bytes: [0])
    }
  }

  @Test func `a region must lie within the picture`() async {
    await #expect(processExitsWith: .failure) {
      let bitmap = Bitmap(PixelLayout(PixelSize(width: 2, height: 2)))
      _ = bitmap.cropped(to: PixelRect(x: 1, y: 1, width: 2, height: 1))
    }
  }

  @Test func `a layout has at least one pixel`() async {
    await #expect(processExitsWith: .failure) {
      _ = PixelLayout(PixelSize(width: 0, height: 1))
    }
  }

  @Test func `a row holds all its pixels`() async {
    await #expect(processExitsWith: .failure) {
      _ = PixelLayout(PixelSize(width: 2, height: 1), bytesPerRow: 7)
    }
  }

  private func randomBitmap(_ random: inout SeededGenerator) -> Bitmap {
    let size = random.pixelSize(upTo: 20)
    let layout = PixelLayout(size, bytesPerRow: size.width * 4 + random.integer(0...9))
    let bytes = (0..<layout.byteCount).map { _ in UInt8(random.integer(0...255)) }
    return Bitmap(layout, alpha: random.element(of: [.straight, .premultiplied]), bytes: bytes)
  }
}
