import FakeEngine
import Foundation
import RenderImageFile
import RenderKit
import RenderRaster
import Synchronization
import TestSupport

@testable import DeviceAssets

/// Assets in two directories, and an engine for drawings that counts what it draws.
final class AssetFixture: Sendable {
  let folder: TemporaryDirectory
  private let count = Atomic(0)

  init() throws { folder = try TemporaryDirectory() }

  var drawings: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Writes a drawing, which the engine fills with the gray of its last byte.
  func drawing(_ name: String, gray: UInt8 = 0) throws {
    try folder.write(Array("%PDF-1.4 ".utf8) + [gray], to: name)
  }

  /// Writes a picture of one gray.
  func picture(_ name: String, _ size: PixelSize, gray: UInt8) throws {
    let layout = PixelLayout(size)
    let bytes = (0..<layout.byteCount).map { $0 % 4 == 3 ? UInt8(255) : gray }
    try folder.write(Bitmap(layout, bytes: bytes).encoded(as: .png), to: name)
  }

  func loader(
    device: Device = Device(), cache: AssetCache? = nil, memoryLimit: Int = 1 << 24,
    version: String = "1.2", drawn: @escaping @Sendable (PageRequest) -> Void = { _ in }
  ) -> AssetLoader {
    var script = FakeScript(pageCount: 2)
    script.size = Size(width: 20, height: 10)
    script.grayOfContent = { $0.last ?? 0 }
    script.drawn = { [self] request in
      count.add(1, ordering: .sequentiallyConsistent)
      drawn(request)
    }
    let engine = FakeEngine("fake", script, formats: [.pdf, .svg], version: version)
    return AssetLoader(
      bundle: folder.path("bundle"), documents: folder.path("documents"),
      engines: EngineDispatcher(engines: [engine, RasterEngine()]), device: device, cache: cache,
      memoryLimit: memoryLimit)
  }

  func cache(_ limits: AssetCache.Limits = .init()) throws -> AssetCache {
    try AssetCache(directory: folder.path("cache"), limits: limits)
  }
}

extension Asset {
  var gray: UInt8 { bitmap.bytes[0] }
}
