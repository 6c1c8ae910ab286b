import Foundation
import RenderKit
import Testing

@testable import RenderIsolation

@Suite struct `A channel of frames` {
  private static func pair() throws -> (FrameChannel, FrameChannel) {
    var ends: [Int32] = [-1, -1]
    try #require(unsafe socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    return (FrameChannel(owning: ends[0]), FrameChannel(owning: ends[1]))
  }

  private static let soon = Deadline(after: .milliseconds(20))

  @Test(arguments: [0, 1, 65_536, 65_537, 3_000_000])
  func `carries messages of any length`(count: Int) async throws {
    let (near, far) = try Self.pair()
    let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    async let received = far.receive(until: .none)
    try near.send(message, until: .none)
    #expect(try await received == message)
  }

  @Test func `carries a descriptor`() throws {
    let (near, far) = try Self.pair()
    let file = try OpenFile(memoryNamed: "test")
    try withExtendedLifetime(file) {
      try near.send([1], descriptor: file.descriptor, until: .none)
    }
    try near.send([2], until: .none)
    let first = try far.receiveWithDescriptor(until: .none)
    let second = try far.receiveWithDescriptor(until: .none)
    #expect(first.body == [1] && first.file != nil)
    #expect(second.body == [2] && second.file == nil)
  }

  @Test func `gives up at the deadline`() throws {
    let (near, far) = try Self.pair()
    #expect(throws: ChannelFailure.timedOut) { try near.receive(until: Self.soon) }
    #expect(throws: ChannelFailure.timedOut) {
      try near.send([UInt8](repeating: 0, count: 20 << 20), until: Self.soon)
    }
    withExtendedLifetime(far) {}
  }

  @Test func `notices that the other side is gone`() throws {
    let near = try Self.pair().0
    #expect(throws: ChannelFailure.closed) { try near.receive(until: .none) }
    #expect(throws: ChannelFailure.closed) { try near.send([1], until: .none) }
  }

  @Test func `refuses what is too large`() throws {
    let (near, far) = try Self.pair()
    let message = [UInt8](repeating: 0, count: FrameChannel.maximumByteCount + 1)
    #expect(throws: ChannelFailure.tooLarge) { try near.send(message, until: .none) }
    withExtendedLifetime(far) {}
  }

  @Test func `refuses what is no message`() throws {
    let (near, far) = try Self.pair()
    try near.send(Array("{}".utf8), until: .none)
    #expect(throws: ChannelFailure.garbled("a message that cannot be decoded")) {
      try far.receive(WorkerAnswer.self, until: .none)
    }
  }
}
