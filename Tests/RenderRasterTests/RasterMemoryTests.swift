import RenderKit
import RenderRaster
import Testing

@Suite(.enabled(if: Samples.hasNetpbm)) struct RasterMemoryTests {
  private static let picture = Samples.photograph(PixelSize(width: 200, height: 150))
  private static let small = Scaling.fit(PixelSize(width: 20, height: 20))

  @Test(arguments: [
    ("pnmtojpeg -progressive IN", 200 * 150 * 2), ("pnmtopng -interlace IN", 200 * 150 * 4),
  ])
  func `a picture that is decoded whole must fit into memory`(
    command: String, least: Int
  ) throws {
    let source = try Samples.converted(Self.picture, command)
    let error = try #require(throws: RenderError.self) {
      try Samples.draw(source, Self.small, limits: DocumentLimits(memory: 50_000))
    }
    #expect(error.code == .tooLarge)
    let needed = try #require(error.bytesNeeded)
    #expect(needed >= least)
    _ = try Samples.draw(source, Self.small, limits: DocumentLimits(memory: needed))
    #expect(throws: RenderError.self) {
      try Samples.draw(source, Self.small, limits: DocumentLimits(memory: needed - 1))
    }
  }

  @Test(arguments: ["pnmtojpeg IN", "pnmtopng IN"])
  func `of others only some rows are in memory`(command: String) throws {
    let source = try Samples.converted(Self.picture, command)
    _ = try Samples.draw(source, Self.small, limits: DocumentLimits(memory: 150_000))
  }
}
