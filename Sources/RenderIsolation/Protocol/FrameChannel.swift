import CLinux
import Glibc
import RenderKit

/// One end of a stream socket that carries frames: a length of 4 bytes, little-endian, and as many
/// bytes, with a file descriptor beside the first of them where one is sent.
struct FrameChannel: Sendable {
  /// The most bytes of a frame, far above what a page's text or a style sheet takes.
  static let maximumByteCount = 32 << 20

  private static let headerByteCount = 4
  private static let partByteCount = 64 << 10

  private let socket: OpenFile

  /// Takes over a descriptor.
  init(owning descriptor: Int32) { socket = OpenFile(owning: descriptor) }

  func send(
    _ body: [UInt8], descriptor: Int32? = nil, until deadline: Deadline
  ) throws(ChannelFailure) {
    guard body.count <= Self.maximumByteCount else { throw .tooLarge }
    let length = body.count
    let header = (0..<Self.headerByteCount).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) }
    let frame = header + body
    var sent = 0
    while sent < frame.count {
      let count = unsafe frame.withUnsafeBytes { bytes in
        let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[sent...])
        return unsafe rk_send(
          socket.descriptor, rest.baseAddress, rest.count, sent == 0 ? descriptor ?? -1 : -1)
      }
      if count < 0 { try wait(for: POLLOUT, until: deadline) } else { sent += count }
    }
  }

  /// Receives a frame; a descriptor that comes along is refused by the system.
  func receive(until deadline: Deadline) throws(ChannelFailure) -> [UInt8] {
    unsafe try receive(until: deadline) { bytes, count in
      unsafe recv(socket.descriptor, bytes, count, Int32(MSG_DONTWAIT))
    }
  }

  /// Receives a frame and the descriptor beside it.
  func receiveWithDescriptor(
    until deadline: Deadline
  ) throws(ChannelFailure) -> (body: [UInt8], file: OpenFile?) {
    var file: OpenFile?
    let body = unsafe try receive(until: deadline) { bytes, count in
      var descriptor: Int32 = -1
      let received = unsafe rk_receive(socket.descriptor, bytes, count, &descriptor)
      if descriptor >= 0 { file = OpenFile(owning: descriptor) }
      return received
    }
    return (body, file)
  }

  private typealias Read = (UnsafeMutableRawPointer?, Int) -> Int

  private func receive(until deadline: Deadline, _ read: Read) throws(ChannelFailure) -> [UInt8] {
    let header = unsafe try receive(Self.headerByteCount, until: deadline, read)
    let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Self.maximumByteCount else { throw .garbled("a message of \(length) bytes") }
    return unsafe try receive(length, until: deadline, read)
  }

  /// Receives in parts, so that memory is used only for what really comes.
  private func receive(
    _ byteCount: Int, until deadline: Deadline, _ read: Read
  ) throws(ChannelFailure) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < byteCount {
      let wanted = min(byteCount - bytes.count, Self.partByteCount)
      var received = 0
      bytes += unsafe [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
        received = unsafe read(buffer.baseAddress, wanted)
        count = max(0, received)
      }
      guard received != 0 else { throw .closed }
      if received < 0 { try wait(for: POLLIN, until: deadline) }
    }
    return bytes
  }

  /// Waits after a call that did not succeed at once.
  private func wait(for events: Int32, until deadline: Deadline) throws(ChannelFailure) {
    guard errno == EAGAIN || errno == EINTR else { throw .closed }
    var entry = pollfd(fd: socket.descriptor, events: Int16(events), revents: 0)
    while unsafe poll(&entry, 1, deadline.pollTimeout) <= 0 {
      if let failure = deadline.failure { throw failure }
    }
  }
}
