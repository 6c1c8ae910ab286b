import Glibc
import RenderImageFile
import RenderKit

/// A second name for a picture file, which costs no room.
enum PictureLink {
  /// Makes a link, which replaces what is there; `false` where a copy has to be written instead.
  ///
  /// - Parameter bytes: What the target has to hold; a file of another size is not linked.
  static func make(from file: String, to target: String, holding bytes: [UInt8]) -> Bool {
    var status = stat()
    guard unsafe lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    let hidden = "\(target).\(getpid())"
    guard unsafe link(file, hidden) == 0 else { return false }
    // Where both names are of the same file already, rename() leaves both.
    defer { unsafe unlink(hidden) }
    return unsafe rename(hidden, target) == 0
  }
}
