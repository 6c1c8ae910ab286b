import Foundation
import Glibc
import TestSupport
import Testing

@testable import RenderKit

@Suite struct MemoryMapTests {
  @Test func `a copy has the bytes and keeps what is written`() throws {
    let map = try MemoryMap(copying: [1, 2, 3])
    #expect(map.byteCount == 3)
    map.withMutableBytes { $0[1] = 9 }
    #expect(map.withBytes { [$0[0], $0[1], $0[2]] } == [1, 9, 3])
  }

  @Test func `what is written to a shared map is in the file and in other maps`() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write([UInt8](repeating: 0, count: 8192), to: "pixels")
    let descriptor = unsafe open(path, O_RDWR)
    defer { close(descriptor) }
    let writer = try MemoryMap(fileDescriptor: descriptor, byteCount: 8192, writable: true)
    let reader = try MemoryMap(fileDescriptor: descriptor, byteCount: 8192)
    writer.withMutableBytes { $0[8191] = 42 }
    #expect(reader.withBytes { $0[8191] } == 42)
    #expect(try Data(contentsOf: URL(filePath: path)).last == 42)
  }

  @Test(arguments: [0, -1, Int.max])
  func `a number of bytes that cannot be mapped is an error`(byteCount: Int) throws {
    let directory = try TemporaryDirectory()
    let descriptor = unsafe open(try directory.write([1], to: "a"), O_RDONLY)
    defer { close(descriptor) }
    #expect(throws: RenderError.self) {
      _ = try MemoryMap(fileDescriptor: descriptor, byteCount: byteCount).byteCount
    }
  }

  @Test func `a descriptor that is not open is an error`() {
    #expect(throws: RenderError.self) {
      _ = try MemoryMap(fileDescriptor: -1, byteCount: 10).byteCount
    }
  }
}
