import Foundation
import RenderConformance
import RenderKit
import TestSupport
import Testing

@testable import DeviceAssets

@Suite struct AssetCacheTests {
  private static func key(_ name: String, _ scale: Scale = .x1, _ parts: String...) -> CacheKey {
    CacheKey(name: name, scale: scale, parts: parts)
  }

  private static func noise(_ side: Int, seed: UInt64) -> Bitmap {
    var numbers = SeededGenerator(seed: seed)
    var bytes: [UInt8] = []
    for _ in 0..<side * side {
      let alpha = UInt8.random(in: 0...255, using: &numbers)
      bytes += (0..<3).map { _ in UInt8.random(in: 0...alpha, using: &numbers) } + [alpha]
    }
    return Bitmap(PixelLayout(PixelSize(width: side, height: side)), bytes: bytes)
  }

  @Test func `what is drawn once is read from then on, pixel by pixel, by any loader`()
    async throws
  {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/icons/logo.pdf", gray: 77)
    let drawn = try await fixture.loader(cache: fixture.cache()).load(
      named: "icons/logo", scale: .x2)
    let cached = try await fixture.loader(cache: fixture.cache()).load(
      named: "icons/logo", scale: .x2)
    #expect(fixture.drawings == 1)
    #expect(!drawn.isFromCache && cached.isFromCache)
    #expect(drawn.notes?.engine == "fake" && cached.notes == nil)
    #expect(cached.bitmap.bytes == drawn.bitmap.bytes && cached.size == drawn.size)
    let names = try fixture.cache().entries().map(\.fileName)
    #expect(names.count == 1)
    #expect(
      try #require(names.first).wholeMatch(of: /rendered-icons_logo-[0-9a-f]{32}@2x\.png/) != nil)
  }

  @Test func `whatever decides about the pixels gives another picture`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf", gray: 1)
    let cache = try fixture.cache()
    let size = Size(width: 40, height: 40)
    var count = 0
    func draw(
      _ loader: AssetLoader? = nil, _ size: Size? = size, _ scale: Scale = .x1,
      _ options: AssetOptions = AssetOptions()
    ) async throws -> Asset {
      let asset = try await (loader ?? fixture.loader(cache: cache)).load(
        named: "a", size: size, scale: scale, options: options)
      #expect(!asset.isFromCache)
      count += 1
      #expect(fixture.drawings == count)
      return asset
    }
    _ = try await draw()
    _ = try await draw(nil, nil)
    _ = try await draw(nil, Size(width: 41, height: 40))
    _ = try await draw(nil, size, .x2)
    for options in [
      AssetOptions(page: 1), AssetOptions(mode: .fill), AssetOptions(mode: .exact),
      AssetOptions(mode: .fitDown), AssetOptions(alignment: .top), AssetOptions(box: .media),
      AssetOptions(rotation: .half), AssetOptions(background: .white),
    ] {
      _ = try await draw(nil, size, .x1, options)
    }
    _ = try await draw(fixture.loader(cache: cache, version: "1.3"))
    // Of the same length, in the same moment.
    try fixture.drawing("bundle/a.pdf", gray: 2)
    #expect(try await draw().gray == 2)
    try fixture.drawing("bundle/a.pdf", gray: 3)
    #expect(try await draw().gray == 3)
  }

  @Test func `a picture that is used as it is is not kept twice`() async throws {
    let fixture = try AssetFixture()
    try fixture.picture("bundle/a.png", PixelSize(width: 9, height: 9), gray: 1)
    let loader = fixture.loader(cache: try fixture.cache())
    _ = try await loader.load(named: "a")
    #expect(try fixture.cache().entries().isEmpty)
    _ = try await loader.load(named: "a", size: Size(width: 4, height: 4))
    #expect(try fixture.cache().entries().count == 1)
  }

  @Test func `premultiplied colors come back as they were`() throws {
    let cache = try AssetFixture().cache()
    let picture = Self.noise(120, seed: 3)
    cache.store(picture, as: Self.key("noise"))
    #expect(cache.picture(for: Self.key("noise"))?.bytes == picture.bytes)
    #expect(cache.picture(for: Self.key("noise", .x2)) == nil)
  }

  @Test func `what is damaged counts as not there, and is found and replaced`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf", gray: 8)
    let cache = try fixture.cache()
    let loader = fixture.loader(cache: cache)
    let whole = try await loader.load(named: "a").bitmap.bytes
    let entry = try #require(try cache.entries().first)
    let path = cache.path(entry.fileName)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var drawings = 1
    for position in stride(from: 0, to: bytes.count, by: 5) {
      var damaged = bytes
      damaged[position] ^= 0x5A
      for version in [damaged, Array(bytes.prefix(position))] {
        try Data(version).write(to: URL(fileURLWithPath: path))
        let asset = try await loader.load(named: "a")
        #expect(asset.bitmap.bytes == whole)
        if !asset.isFromCache { drawings += 1 }
        #expect(fixture.drawings == drawings)
      }
    }
    #expect(drawings > bytes.count / 5)
    #expect(try cache.verify().isEmpty)
    try Data(bytes.dropLast(20)).write(to: URL(fileURLWithPath: path))
    #expect(try cache.verify().map(\.fileName) == [entry.fileName])
    #expect(try cache.entries().isEmpty)
  }

  @Test func `a cache that cannot be written does no harm`() async throws {
    let fixture = try AssetFixture()
    try fixture.drawing("bundle/a.pdf", gray: 8)
    try fixture.folder.write([1], to: "file")
    let cache = try AssetCache(directory: fixture.folder.path("file/cache"))
    let loader = fixture.loader(cache: cache)
    for _ in 0..<2 { #expect(try await loader.load(named: "a").gray == 8) }
    #expect(fixture.drawings == 2)
  }

  @Test func `what was not used for longest goes first`() throws {
    let fixture = try AssetFixture()
    let unlimited = try fixture.cache()
    for index in 0..<6 {
      unlimited.store(Self.noise(20, seed: UInt64(index)), as: Self.key("\(index)"))
    }
    // Longer than a tick of the system's clock for files.
    for name in ["2", "0"] {
      Thread.sleep(forTimeInterval: 0.02)
      #expect(unlimited.picture(for: Self.key(name)) != nil)
    }
    let entries = try unlimited.entries()
    #expect(entries.map { $0.fileName.prefix(10).suffix(1) } == ["1", "3", "4", "5", "2", "0"])
    let kept = entries.suffix(3).reduce(0) { $0 + $1.byteCount }
    let cache = try fixture.cache(AssetCache.Limits(bytes: kept))
    #expect(try cache.prune().map(\.fileName) == entries.prefix(3).map(\.fileName))
    #expect(try cache.entries().map(\.fileName) == entries.suffix(3).map(\.fileName))
    #expect(try cache.prune().isEmpty)
  }

  @Test func `what is old goes, and what was left half written`() throws {
    let fixture = try AssetFixture()
    let cache = try fixture.cache(AssetCache.Limits(age: .seconds(1000)))
    for name in ["old", "new"] { cache.store(Self.noise(4, seed: 1), as: Self.key(name)) }
    try fixture.folder.write([1], to: "cache/.renderkit-1234")
    try fixture.folder.write([1], to: "cache/notes.txt")
    let times = [timespec(tv_sec: time(nil) - 1001, tv_nsec: 0), timespec(tv_sec: 5, tv_nsec: 0)]
    #expect(unsafe utimensat(AT_FDCWD, cache.path(Self.key("old").fileName), times, 0) == 0)
    #expect(try cache.prune().map(\.fileName) == [Self.key("old").fileName])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: cache.directory).sorted()
        == ["notes.txt", Self.key("new").fileName].sorted())
  }

  @Test func `a cache stays within its limit by itself`() throws {
    let cache = try AssetFixture().cache(AssetCache.Limits(bytes: 100_000))
    for index in 0..<60 {
      cache.store(Self.noise(30, seed: UInt64(index)), as: Self.key("\(index)"))
    }
    let total = try cache.entries().reduce(0) { $0 + $1.byteCount }
    #expect(total <= 100_000 && total > 50_000)
    #expect(cache.picture(for: Self.key("59")) != nil)
  }

  @Test func `names are files' names, whatever the asset's is`() {
    for name in ["a/b", "a\u{1}b", String(repeating: "é", count: 300), "x y", "🙂"] {
      let file = Self.key(name).fileName
      #expect(file.utf8.count < 200 && !file.contains("/") && CacheKey.isFileName(file))
    }
    #expect(Self.key("a", .x1, "b", "c").fileName != Self.key("a", .x1, "bc").fileName)
  }
}
