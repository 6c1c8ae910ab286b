import Foundation
import Glibc
import RenderKit
import TestSupport
import Testing

@Suite struct DocumentSourceTests {
  private static let content = Array("%PDF-1.7 and so on".utf8)

  @Test func `a document in memory is read in parts and whole`() throws {
    try expectContent(of: DocumentSource(bytes: Self.content, name: "memory"))
  }

  @Test func `a document in a file is read in parts and whole`() throws {
    let directory = try TemporaryDirectory()
    let source = try DocumentSource(file: try directory.write(Self.content, to: "a.pdf"))
    #expect(source.name == directory.path("a.pdf"))
    try expectContent(of: source)
  }

  @Test func `a descriptor may be closed once the document has it`() throws {
    let directory = try TemporaryDirectory()
    let descriptor = unsafe open(try directory.write(Self.content, to: "a.pdf"), O_RDONLY)
    let source = try DocumentSource(fileDescriptor: descriptor, name: "descriptor")
    close(descriptor)
    try expectContent(of: source)
  }

  @Test func `a descriptor's position does not matter and does not move`() throws {
    let directory = try TemporaryDirectory()
    let descriptor = unsafe open(try directory.write(Self.content, to: "a.pdf"), O_RDONLY)
    defer { close(descriptor) }
    lseek(descriptor, 5, SEEK_SET)
    try expectContent(of: DocumentSource(fileDescriptor: descriptor, name: "descriptor"))
    #expect(lseek(descriptor, 0, SEEK_CUR) == 5)
  }

  @Test func `a pipe is read to its end`() throws {
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data(Self.content))
    try pipe.fileHandleForWriting.close()
    let source = try DocumentSource(
      fileDescriptor: pipe.fileHandleForReading.fileDescriptor, name: "-")
    try expectContent(of: source)
  }

  @Test(arguments: ["/dev/zero", "/dev/null"])
  func `a device is no document`(path: String) {
    let error = #expect(throws: RenderError.self) { try DocumentSource(file: path) }
    #expect(error?.code == .unreadable)
    #expect(error?.message == "\(path) is a device, not a document.")
  }

  @Test func `a file may be removed or replaced while the document lives`() throws {
    let directory = try TemporaryDirectory()
    let source = try DocumentSource(file: try directory.write(Self.content, to: "a.pdf"))
    _ = try directory.write(Array("something else".utf8), to: "b.pdf")
    #expect(unsafe rename(directory.path("b.pdf"), directory.path("a.pdf")) == 0)
    try expectContent(of: source)
    try FileManager.default.removeItem(atPath: directory.path("a.pdf"))
    try expectContent(of: source)
  }

  @Test func `bytes outlive the source they come from`() throws {
    let directory = try TemporaryDirectory()
    let bytes = try DocumentSource(file: try directory.write(Self.content, to: "a.pdf")).bytes()
    #expect(bytes.withBytes { $0.count } == Self.content.count)
  }

  @Test(arguments: ["/no/such/file.pdf", "", "/dev/null/below.pdf"])
  func `a missing file is named`(path: String) {
    let error = #expect(throws: RenderError.self) { try DocumentSource(file: path) }
    #expect(error?.code == .fileNotFound)
    #expect(error?.message.contains(path) == true || path.isEmpty)
  }

  @Test func `a directory is no document`() throws {
    let path = try TemporaryDirectory().url.deletingLastPathComponent().path
    let error = #expect(throws: RenderError.self) { try DocumentSource(file: path) }
    #expect(error?.code == .unreadable)
    #expect(error?.message == "\(path) is a directory, not a document.")
  }

  @Test func `a file that cannot be opened is unreadable`() throws {
    let directory = try TemporaryDirectory()
    let loop = directory.path("loop.pdf")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    let error = #expect(throws: RenderError.self) { try DocumentSource(file: loop) }
    #expect(error?.code == .unreadable)
    #expect(error?.message.contains(loop) == true)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may read everything"))
  func `a file without permission is unreadable`() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.content, to: "a.pdf")
    #expect(unsafe chmod(path, 0) == 0)
    let error = #expect(throws: RenderError.self) { try DocumentSource(file: path) }
    #expect(error?.code == .unreadable)
  }

  @Test(arguments: [-1, Int32.max])
  func `a descriptor that is not open is unreadable`(descriptor: Int32) {
    let error = #expect(throws: RenderError.self) {
      try DocumentSource(fileDescriptor: descriptor, name: "stray")
    }
    #expect(error?.code == .unreadable)
  }

  @Test func `a descriptor for writing only is unreadable when it is read`() throws {
    let directory = try TemporaryDirectory()
    let descriptor = unsafe open(try directory.write(Self.content, to: "a.pdf"), O_WRONLY)
    defer { close(descriptor) }
    let source = try DocumentSource(fileDescriptor: descriptor, name: "write only")
    for attempt in [{ _ = try source.read(at: 0, count: 4) }, { _ = try source.bytes() }] {
      let error = #expect(throws: RenderError.self) { try attempt() }
      #expect(error?.code == .unreadable)
    }
  }

  @Test func `an empty document has no bytes to give`() throws {
    let directory = try TemporaryDirectory()
    let file = try DocumentSource(file: try directory.write([], to: "empty.pdf"))
    for source in [file, DocumentSource(bytes: [], name: "empty.pdf")] {
      #expect(source.byteCount == 0)
      #expect(try source.read(at: 0, count: 10).isEmpty)
      let error = #expect(throws: RenderError.self) { try source.bytes() }
      #expect(error?.code == .emptyDocument)
      #expect(error?.message == "\(source.name) is empty.")
    }
  }

  private func expectContent(of source: DocumentSource) throws {
    let all = Self.content
    #expect(source.byteCount == all.count)
    #expect(try source.bytes().withBytes { span in span.indices.map { span[$0] } } == all)
    for (offset, count) in [(0, 5), (5, 3), (all.count - 2, 100), (0, Int.max), (3, Int.max)] {
      #expect(
        try source.read(at: offset, count: count) == Array(all.dropFirst(offset).prefix(count)))
    }
    for (offset, count) in [
      (all.count, 1), (Int.max, 1), (Int.max, Int.max), (-1, 5), (Int.min, 1), (0, 0), (0, -5),
      (0, Int.min),
    ] {
      #expect(try source.read(at: offset, count: count).isEmpty)
    }
  }
}
