import Foundation
import RenderImageFile
import RenderKit
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  @Test func `a new file has the mode that the umask leaves`() throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(Array("new".utf8), to: directory.path("a"))
    try directory.create("b", "")
    let descriptor = unsafe open(directory.path("c"), O_CREAT | O_WRONLY, 0o666)
    close(descriptor)
    #expect(try directory.text("a") == "new")
    #expect(try directory.mode("a") == directory.mode("c"))
    #expect(try directory.names == ["a", "b", "c"])
  }

  @Test(arguments: [0o600, 0o644, 0o755, 0o666])
  func `a replaced file keeps its mode`(mode: Int) throws {
    let directory = try TemporaryDirectory()
    try directory.create("a", "old and longer", mode: mode)
    try AtomicFile.write(Array("new".utf8), to: directory.path("a"))
    #expect(try directory.text("a") == "new")
    #expect(try directory.mode("a") == mode)
  }

  @Test(.enabled(if: getuid() == 0)) func `a file replaced by root keeps its owner`() throws {
    let directory = try TemporaryDirectory()
    try directory.create("a", "old")
    unsafe chown(directory.path("a"), 1234, 4321)
    try AtomicFile.write([1], to: directory.path("a"))
    var status = stat()
    unsafe stat(directory.path("a"), &status)
    #expect(status.st_uid == 1234 && status.st_gid == 4321)
  }

  @Test func `nothing is visible before the end, and nothing is left of a file given up`() throws {
    let directory = try TemporaryDirectory()
    try directory.create("a", "old")
    do {
      var file = try AtomicFile(directory.path("a"))
      try file.write([1, 2, 3].span)
      #expect(try directory.text("a") == "old")
      #expect(try directory.names == ["a"])
    }
    #expect(try directory.text("a") == "old")
    #expect(try directory.names == ["a"])
  }

  @Test func `a symbolic link stays and its target is replaced`() throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.createDirectory(
      atPath: directory.path("sub"), withIntermediateDirectories: false)
    try directory.create("sub/target", "old")
    unsafe symlink("sub/target", directory.path("link"))
    unsafe symlink("link", directory.path("outer"))
    unsafe symlink("sub/missing", directory.path("dangling"))
    try AtomicFile.write(Array("new".utf8), to: directory.path("outer"))
    try AtomicFile.write(Array("made".utf8), to: directory.path("dangling"))
    #expect(try directory.text("sub/target") == "new")
    #expect(try directory.text("sub/missing") == "made")
    #expect(try directory.names == ["dangling", "link", "outer", "sub"])
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: directory.path("outer"))
    #expect(target == "link")
  }

  @Test func `a link to a name that is not UTF-8 is refused, not written elsewhere`() throws {
    let directory = try TemporaryDirectory()
    let target: [CChar] = [0x61, CChar(bitPattern: 0xE9), 0]
    unsafe symlink(target, directory.path("link"))
    let error = #expect(throws: RenderError.self) {
      try AtomicFile.write([1], to: directory.path("link"))
    }
    #expect(error?.code == .cannotWrite)
    #expect(try directory.names == ["link"])
  }

  @Test func `a path relative to the working directory is written there`() throws {
    let directory = try TemporaryDirectory()
    let up = String(repeating: "../", count: 40)
    try AtomicFile.write([1], to: "\(up)\(directory.path("a").dropFirst())")
    #expect(try directory.names == ["a"])
  }

  @Test func `a path that cannot be written is an error that names it and the reason`() throws {
    let directory = try TemporaryDirectory()
    try directory.create("file", "old")
    unsafe symlink("loop", directory.path("loop"))
    for (name, reason) in [
      ("file/a", "Not a directory"), ("missing/a", "No such file or directory"),
      ("loop", "Too many levels of symbolic links"), ("", "it is a directory"),
      (String(repeating: "n", count: 300), "File name too long"),
    ] {
      let error = #expect(throws: RenderError.self) {
        try AtomicFile.write([1], to: directory.path(name))
      }
      #expect(error?.code == .cannotWrite)
      #expect(error?.message == "\(directory.path(name)) cannot be written: \(reason).")
    }
    #expect(throws: RenderError.self) { try AtomicFile.write([1], to: "/proc/renderkit") }
    #expect(throws: RenderError.self) { try AtomicFile.write([1], to: "") }
    #expect(try directory.names == ["file", "loop"])
  }

  @Test(.enabled(if: getuid() != 0)) func `a file that may not be written is left alone`() throws {
    let directory = try TemporaryDirectory()
    try directory.create("a", "old", mode: 0o444)
    #expect(throws: RenderError.self) { try AtomicFile.write([1], to: directory.path("a")) }
    #expect(try directory.text("a") == "old")
  }

  @Test func `a picture that cannot be written leaves the old file`() throws {
    let directory = try TemporaryDirectory()
    try directory.create("a.ppm", "old")
    let bitmap = Bitmap(PixelLayout(PixelSize(width: 3, height: 3)))
    #expect(throws: RenderError.self) { try bitmap.write(to: directory.path("a.ppm"), as: .ppm) }
    #expect(try directory.text("a.ppm") == "old")
    try bitmap.write(to: directory.path("a.ppm"), as: .png)
    #expect(try Bitmap(imageFile: directory.path("a.ppm")).bytes == bitmap.bytes)
    #expect(try directory.names == ["a.ppm"])
  }

  @Test func `writers of one path never show a reader a part of a file`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("a")
    try AtomicFile.write([UInt8](repeating: 0, count: 300_000), to: path)
    await withTaskGroup(of: Void.self) { group in
      for writer in 1...3 {
        group.addTask {
          let bytes = [UInt8](repeating: UInt8(writer), count: 300_000)
          for _ in 0..<20 {
            #expect(throws: Never.self) { try AtomicFile.write(bytes, to: path) }
          }
        }
      }
      group.addTask {
        for _ in 0..<200 {
          let bytes = FileManager.default.contents(atPath: path) ?? Data()
          #expect(bytes.count == 300_000)
          #expect(bytes == Data(repeating: bytes.first ?? 9, count: 300_000))
        }
      }
    }
    #expect(try directory.names == ["a"])
  }
}
