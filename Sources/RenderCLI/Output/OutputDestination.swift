import Glibc
import RenderImageFile

/// Where pictures go: what `-o` means.
enum OutputDestination: Hashable {
  /// `-`.
  case standardOutput
  /// One file.
  case file(String)
  /// A directory, under predictable names; it is created where needed.
  case directory(String)

  /// Whether a directory is at the path or can be made there.
  static func canBeDirectory(_ path: String) -> Bool {
    guard path != "-" else { return false }
    var status = stat()
    return unsafe stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFDIR
  }

  /// A directory is what is one, what ends with a slash and what has no extension; the rest is a
  /// file.
  init(_ path: String?) {
    guard let path else {
      self = .directory(".")
      return
    }
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    if path == "-" {
      self = .standardOutput
    } else if exists {
      self = status.st_mode & S_IFMT == S_IFDIR ? .directory(path) : .file(path)
    } else {
      let name = path.split(separator: "/").last ?? ""
      self = path.hasSuffix("/") || !name.dropFirst().contains(".") ? .directory(path) : .file(path)
    }
  }
}
