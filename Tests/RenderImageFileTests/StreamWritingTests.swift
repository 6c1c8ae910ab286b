import Foundation
import RenderImageFile
import RenderKit
import TestSupport
import Testing

@Suite struct StreamWritingTests {
  static let bitmap = Bitmap(PixelLayout(PixelSize(width: 300, height: 300)))

  @Test func `a pipe gets the whole picture, also when it does not block`() async throws {
    let (reader, writer) = try pipe()
    let flags = fcntl(writer, F_GETFL)
    #expect(fcntl(writer, F_SETFL, flags | O_NONBLOCK) == 0)
    let bytes = startReading { reader }
    try Self.bitmap.write(toFileDescriptor: writer, named: "pipe", as: .pam)
    close(writer)
    #expect(try await bytes.first { _ in true } == Self.bitmap.encoded(as: .pam))
  }

  @Test func `a reader that leaves is an error`() throws {
    signal(SIGPIPE, SIG_IGN)
    let (reader, writer) = try pipe()
    close(reader)
    defer { close(writer) }
    let error = #expect(throws: RenderError.self) {
      try Self.bitmap.write(toFileDescriptor: writer, named: "standard output", as: .png)
    }
    #expect(error?.message == "standard output cannot be written: Broken pipe.")
  }

  @Test func `a closed or read-only descriptor is an error`() throws {
    let descriptor = unsafe open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    for number in [-1, descriptor] {
      let error = #expect(throws: RenderError.self) {
        try Self.bitmap.write(toFileDescriptor: number, named: "x", as: .png)
      }
      #expect(error?.message == "x cannot be written: Bad file descriptor.")
    }
  }

  @Test func `a named pipe is written to and stays`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("pipe")
    unsafe mkfifo(path, 0o600)
    let bytes = startReading { unsafe open(path, O_RDONLY) }
    try Self.bitmap.write(to: path, as: .png)
    #expect(try await bytes.first { _ in true } == Self.bitmap.encoded(as: .png))
    #expect(try directory.names == ["pipe"])
  }

  @Test(arguments: ["/dev/fd/", "/proc/self/fd/"])
  func `a path of an open file continues that file`(prefix: String) throws {
    let directory = try TemporaryDirectory()
    let descriptor = unsafe open(directory.path("a"), O_CREAT | O_WRONLY, 0o666)
    defer { close(descriptor) }
    unsafe write(descriptor, "before ", 7)
    try AtomicFile.write(Array("after".utf8), to: "\(prefix)\(descriptor)")
    #expect(try directory.text("a") == "before after")
    #expect(try directory.names == ["a"])
  }

  private func pipe() throws -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    let status = unsafe Glibc.pipe(&ends)
    try #require(status == 0)
    return (ends[0], ends[1])
  }

  /// Reads to the end on a thread of its own, for the test blocks the one that it runs on.
  private func startReading(_ open: @escaping @Sendable () -> Int32) -> AsyncStream<[UInt8]> {
    let (stream, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    Thread.detachNewThread {
      let handle = FileHandle(fileDescriptor: open(), closeOnDealloc: true)
      continuation.yield(Array((try? handle.readToEnd()) ?? Data()))
      continuation.finish()
    }
    return stream
  }
}
