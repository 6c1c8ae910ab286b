import Foundation
import RenderConformance
import RenderKit
import TestSupport
import Testing

@testable import DeviceAssets

@Suite struct CacheProcessTests {
  private static func picture(_ index: Int) -> Bitmap {
    var numbers = SeededGenerator(seed: UInt64(index))
    let layout = PixelLayout(PixelSize(width: 24, height: 24))
    let bytes = (0..<layout.byteCount).map { index in
      index % 4 == 3 ? UInt8(255) : UInt8.random(in: 0...255, using: &numbers)
    }
    return Bitmap(layout, bytes: bytes)
  }

  /// Reads, writes and evicts at random; ends the process at once where a picture is wrong.
  private static func exercise(_ directory: String, seed: Int, operations: Int) throws {
    let cache = try AssetCache(directory: directory, limits: .init(bytes: 30_000))
    var numbers = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<operations {
      let index = Int.random(in: 0..<40, using: &numbers)
      let key = CacheKey(name: "\(index)", scale: .x1, parts: ["\(index)"])
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0: _ = try cache.prune()
      case 1...4: cache.store(picture(index), as: key)
      default:
        if let found = cache.picture(for: key), found.bytes != picture(index).bytes { exit(99) }
      }
    }
  }

  @Test func `two processes share a cache, and being killed does no harm`() async throws {
    let folder = try TemporaryDirectory()
    let directory = folder.path("cache")
    await withTaskGroup(of: Void.self) { group in
      for lane in 0..<2 {
        group.addTask {
          for round in 0..<3 {
            let seed = lane * 100 + round
            await #expect(processExitsWith: .signal(SIGKILL)) {
              [directory = directory as String, seed = seed as Int] in
              let delay = UInt32(20_000 + seed * 7919 % 60_000)
              Thread.detachNewThread {
                usleep(delay)
                kill(getpid(), SIGKILL)
              }
              try Self.exercise(directory, seed: seed, operations: .max)
            }
          }
          await #expect(processExitsWith: .success) {
            [directory = directory as String, lane = lane as Int] in
            try Self.exercise(directory, seed: lane, operations: 150)
          }
        }
      }
    }
    let cache = try AssetCache(directory: directory, limits: .init(bytes: 30_000))
    #expect(try cache.verify().isEmpty)
    _ = try cache.prune()
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: directory)
        .allSatisfy { $0.hasPrefix("rendered-") })
  }
}
