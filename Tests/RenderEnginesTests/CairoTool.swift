import RenderImageFile
import RenderKit
import TestSupport

/// The command line tool of a library, whose pictures are the engine's measure.
enum CairoTool: String {
  case pdftocairo, rsvg = "rsvg-convert", qpdf

  var isInstalled: Bool { Program.isInstalled(rawValue) }

  /// Runs the tool for at most 60 seconds; says whether it succeeded.
  @discardableResult
  func run(_ arguments: [String]) throws -> Bool {
    try Program("/usr/bin/timeout").run(["60", rawValue] + arguments).status == 0
  }

  /// What `pdftocairo` draws of a page; `nil` where it fails.
  static func page(_ page: Int, of file: String, dpi: Int, _ more: [String] = []) throws -> Bitmap?
  {
    let number = "\(page + 1)"
    let options = ["-cropbox", "-png", "-singlefile", "-r", "\(dpi)", "-f", number, "-l", number]
    return try picture { path in
      try CairoTool.pdftocairo.run(options + more + [file, path])
    }
  }

  /// What `rsvg-convert` draws; `nil` where it fails.
  static func svg(_ file: String, _ options: [String]) throws -> Bitmap? {
    try picture { path in try CairoTool.rsvg.run(options + ["-o", path + ".png", file]) }
  }

  private static func picture(_ draw: (String) throws -> Bool) throws -> Bitmap? {
    let directory = try TemporaryDirectory()
    guard try draw(directory.path("page")) else { return nil }
    return try Bitmap(imageFile: directory.path("page.png"))
  }
}
