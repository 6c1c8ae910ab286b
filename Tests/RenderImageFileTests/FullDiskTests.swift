import Foundation
import RenderConformance
import RenderImageFile
import RenderKit
import TestSupport
import Testing

@Suite struct FullDiskTests {
  @Test func `a file that may not grow leaves the old one and an error`() async {
    await #expect(processExitsWith: .success) {
      let directory = try TemporaryDirectory()
      try directory.create("a.pam", "old")
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: 100_000, rlim_max: 100_000)
      unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let bitmap = Bitmap(PixelLayout(PixelSize(width: 300, height: 300)))
      let error = #expect(throws: RenderError.self) {
        try bitmap.write(to: directory.path("a.pam"), as: .pam)
      }
      #expect(error?.message == "\(directory.path("a.pam")) cannot be written: File too large.")
      #expect(try directory.text("a.pam") == "old")
      #expect(try directory.names == ["a.pam"])
    }
  }

  @Test(.enabled(if: getuid() == 0)) func `a full disk leaves the old file and an error`() throws {
    let directory = try TemporaryDirectory()
    guard unsafe mount("tmpfs", directory.url.path, "tmpfs", 0, "size=64k") == 0 else {
      try Test.cancel("file systems cannot be mounted here")
    }
    defer { unsafe umount(directory.url.path) }
    try directory.create("a.pam", "old")
    let bitmap = Bitmap(PixelLayout(PixelSize(width: 300, height: 300)))
    for format in [ImageFileFormat.pam, .png] {
      var numbers = SeededGenerator(seed: 1)
      let noise = numbers.bitmap(bitmap.layout, .straight, isOpaque: false)
      let error = #expect(throws: RenderError.self) {
        try noise.write(to: directory.path("a.pam"), as: format)
      }
      #expect(error?.message.contains("No space left on device") == true)
      #expect(try directory.text("a.pam") == "old")
      #expect(try directory.names == ["a.pam"])
    }
  }

  @Test func `a full device is an error`() {
    let bitmap = Bitmap(PixelLayout(PixelSize(width: 3, height: 3)))
    for format in [ImageFileFormat.png, .pam] {
      let error = #expect(throws: RenderError.self) {
        try bitmap.write(to: "/dev/full", as: format)
      }
      #expect(error?.code == .cannotWrite)
      #expect(error?.message == "/dev/full cannot be written: No space left on device.")
    }
  }
}
