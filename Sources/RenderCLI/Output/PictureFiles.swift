import RenderImageFile
import RenderKit

/// Picture files in a directory that is created with the first of them.
struct PictureFiles {
  let directory: String
  let format: ImageFileFormat

  /// Writes a picture and returns its path; a name may lead to a directory of its own.
  func write(_ bitmap: Bitmap, _ name: String, dpi: Double?) throws(RenderError) -> String {
    let path = Self.path(of: name, below: directory)
    try OutputDirectory.create(Self.directory(of: path))
    try Self.write(bitmap, to: path, as: format, dpi: dpi)
    return path
  }

  static func write(
    _ bitmap: Bitmap, to path: String, as format: ImageFileFormat, dpi: Double?
  ) throws(RenderError) {
    try SignalShield.hold { () throws(RenderError) in
      try bitmap.write(to: path, as: format, dpi: dpi)
    }
  }

  /// The directory that a file is in.
  static func directory(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// The path of a file in a directory, which is created where needed.
  static func path(of name: String, in directory: String) throws(RenderError) -> String {
    try OutputDirectory.create(directory)
    return path(of: name, below: directory)
  }

  /// The path of a file in a directory that need not be there.
  static func path(of name: String, below directory: String) -> String {
    directory == "." ? name : directory + (directory.hasSuffix("/") ? "" : "/") + name
  }
}
