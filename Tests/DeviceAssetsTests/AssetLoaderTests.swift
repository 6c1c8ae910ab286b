import RenderKit
import Testing

@testable import DeviceAssets

@Suite struct AssetLoaderTests {
  @Test func `an override hides the bundle, and a drawing serves where there is no picture`()
    async throws
  {
    let fixture = try AssetFixture()
    let loader = fixture.loader(device: Device(scale: .x2))
    try fixture.drawing("bundle/logo.pdf", gray: 1)
    #expect(try await loader.load(named: "logo").gray == 1)
    try fixture.drawing("documents/logo.pdf", gray: 2)
    #expect(try await loader.load(named: "logo").gray == 2)
    try fixture.picture("bundle/logo@2x.png", PixelSize(width: 8, height: 4), gray: 3)
    let picture = try await loader.load(named: "logo")
    #expect(picture.gray == 3 && picture.size == Size(width: 4, height: 2))
    #expect(picture.file.location == .bundle && !picture.file.isVector)
    try fixture.picture("documents/logo.png", PixelSize(width: 4, height: 2), gray: 4)
    let override = try await loader.load(named: "logo")
    #expect(override.gray == 4 && override.scale == .x1)
    #expect(override.size == Size(width: 4, height: 2))
    #expect(try await loader.load(named: "bundle://logo").gray == 3)
    #expect(try await loader.load(named: "logo.pdf").gray == 2)
    #expect(try await loader.load(named: "bundle://logo.pdf").gray == 1)
  }

  @Test func `what is not there is named`() async throws {
    let fixture = try AssetFixture()
    let loader = fixture.loader()
    let error = try await #require(throws: RenderError.self) { try await loader.load(named: "x") }
    #expect(error.code == .fileNotFound)
    #expect(error.message.hasPrefix("There is no asset 'x' in "))
    await #expect(throws: RenderError.self) { try await loader.load(named: "../x") }
  }

  @Test(
    arguments: [
      (nil, 1.0, ContentMode.fit, 20, 10), (nil, 3, .fit, 60, 30),
      (Size(width: 100, height: 100), 1, .fit, 100, 50),
      (Size(width: 100, height: 100), 2, .fit, 200, 100),
      (Size(width: 100, height: 100), 2, .fill, 200, 200),
      (Size(width: 100, height: 100), 2, .exact, 200, 200),
      (Size(width: 100, height: 100), 2, .fitDown, 40, 20),
      (Size(width: 10, height: 10), 2, .fitDown, 20, 10),
      (Size(width: 33, height: 17), 1.5, .exact, 50, 26),
    ] as [(Size?, Double, ContentMode, Int, Int)])
  func `a drawing has the size in points that is asked for`(
    size: Size?, scale: Double, mode: ContentMode, width: Int, height: Int
  ) async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf")
    let asset = try await fixture.loader().load(
      named: "a", size: size, scale: Scale(scale), options: AssetOptions(mode: mode))
    #expect(asset.bitmap.size == PixelSize(width: width, height: height))
    #expect(asset.size.width == Double(width) / scale)
    #expect(asset.scale == Scale(scale))
  }

  @Test func `a picture that is not to be enlarged keeps its pixels and its size in points`()
    async throws
  {
    let fixture = try AssetFixture()
    try fixture.picture("bundle/a@2x.png", PixelSize(width: 40, height: 20), gray: 9)
    let loader = fixture.loader(device: Device(scale: .x3))
    let box = Size(width: 100, height: 100)
    let asset = try await loader.load(
      named: "a", size: box, options: AssetOptions(mode: .fitDown))
    #expect(asset.bitmap.size == PixelSize(width: 40, height: 20))
    #expect(asset.size == Size(width: 20, height: 10) && asset.scale == .x2)
    let fitted = try await loader.load(named: "a", size: box)
    #expect(fitted.bitmap.size == PixelSize(width: 300, height: 150))
    #expect(fitted.size == Size(width: 100, height: 50))
  }

  @Test(arguments: [
    (Alignment.center, 25), (.top, 0), (.bottom, 50), (Alignment(x: 0.5, y: 0.25), 13),
  ])
  func `an alignment puts what fits on the whole size`(alignment: Alignment, top: Int)
    async throws
  {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf", gray: 7)
    let options = AssetOptions(
      alignment: alignment, background: .color(red: 200, green: 200, blue: 200))
    let asset = try await fixture.loader().load(
      named: "a", size: Size(width: 100, height: 100), options: options)
    #expect(asset.bitmap.size == PixelSize(width: 100, height: 100))
    let column = (0..<100).map { asset.bitmap.bytes[$0 * 400] }
    #expect(column == (0..<100).map { top..<top + 50 ~= $0 ? 7 : 200 })
  }

  @Test(arguments: [(Alignment.left, 0), (.right, 20), (Alignment(x: 0.25, y: 0), 5)])
  func `an alignment decides what of a filled size is cut`(alignment: Alignment, left: Int)
    async throws
  {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf")
    let requests = Recorder<PageRequest>()
    _ = try await fixture.loader { requests.add($0) }.load(
      named: "a", size: Size(width: 20, height: 20),
      options: AssetOptions(mode: .fill, alignment: alignment))
    let region = PixelRect(x: left, y: 0, width: 20, height: 20)
    #expect(requests.all.map(\.region) == [region])
    #expect(requests.all.map(\.scaling) == [.exact(PixelSize(width: 40, height: 20))])
  }

  @Test func `options reach the engine`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf")
    let requests = Recorder<PageRequest>()
    let loader = fixture.loader { requests.add($0) }
    let options = AssetOptions(page: 1, box: .media, rotation: .quarter, background: .white)
    let asset = try await loader.load(named: "a", options: options)
    #expect(asset.bitmap.size == PixelSize(width: 10, height: 25))
    let request = try #require(requests.all.first)
    #expect(request.page == 1 && request.box == .media && request.background == .white)
    let error = try await #require(throws: RenderError.self) {
      try await loader.load(named: "a", options: AssetOptions(page: 2))
    }
    #expect(error.code == .pageOutOfRange)
  }

  @Test func `what does not fit into memory is refused before it is drawn`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf")
    let loader = fixture.loader(memoryLimit: 40_000)
    let error = try await #require(throws: RenderError.self) {
      try await loader.load(named: "a", size: Size(width: 1000, height: 1000))
    }
    #expect(error.code == .tooLarge && error.bytesNeeded == 1000 * 500 * 4)
    #expect(fixture.drawings == 0)
    let sizes = [Double.nan, 0, -1, .infinity, 1e12]
    for side in sizes {
      let error = try await #require(throws: RenderError.self) {
        try await loader.load(named: "a", size: Size(width: side, height: 5))
      }
      #expect(error.code == .invalidRequest)
    }
  }
}
