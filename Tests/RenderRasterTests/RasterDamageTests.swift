import RenderKit
import RenderRaster
import Testing

@Suite struct RasterDamageTests {
  private static let picture = Samples.photograph(PixelSize(width: 60, height: 40))

  private static func cut(_ source: DocumentSource, to part: Double) throws -> DocumentSource {
    let count = Int(Double(source.byteCount) * part)
    return DocumentSource(bytes: try source.read(at: 0, count: count), name: "cut.png")
  }

  @Test(arguments: [0.03, 0.5, 0.95])
  func `a PNG that ends too early is damaged`(part: Double) throws {
    let source = try Self.cut(Samples.png(Self.picture), to: part)
    let error = try #require(throws: RenderError.self) { try Samples.draw(source) }
    #expect(error.code == .damagedDocument)
    #expect(error.message == "cut.png is a damaged PNG file.")
  }

  @Test(.enabled(if: Samples.hasNetpbm))
  func `a JPEG that ends too early is drawn as far as it goes, with a warning`() throws {
    let whole = try Samples.converted(Self.picture, "pnmtojpeg IN")
    let (bitmap, notes) = try Samples.draw(Self.cut(whole, to: 0.6))
    #expect(bitmap.size == Self.picture.size)
    #expect(notes.warnings == ["Premature end of JPEG file"])
  }

  @Test(.enabled(if: Samples.hasNetpbm))
  func `a JPEG without a picture is damaged`() throws {
    let whole = try Samples.converted(Self.picture, "pnmtojpeg IN")
    let error = try #require(throws: RenderError.self) {
      try Samples.draw(Self.cut(whole, to: 0.05))
    }
    #expect(error.code == .damagedDocument)
  }

  @Test(.enabled(if: Samples.hasNetpbm), arguments: ["pnmtojpeg -progressive IN", "pnmtopng IN"])
  func `changed bytes never do harm`(command: String) throws {
    let source = try Samples.converted(Self.picture, command)
    let bytes = try source.read(at: 0, count: source.byteCount)
    for position in stride(from: 2, to: bytes.count, by: 41) {
      var changed = bytes
      changed[position] ^= 0xA5
      let damaged = DocumentSource(bytes: changed, name: "changed.png")
      do {
        let limits = DocumentLimits(memory: 1 << 24)
        let size = PixelSize(width: 9, height: 9)
        _ = try Samples.draw(damaged, .exact(size), limits: limits)
      } catch let error as RenderError {
        #expect([.damagedDocument, .tooLarge, .unsupportedFormat].contains(error.code))
      }
    }
  }
}
