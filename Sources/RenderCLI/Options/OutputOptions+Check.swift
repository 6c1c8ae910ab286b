import ArgumentParsing
import Glibc
import RenderImageFile
import RenderKit

extension OutputOptions {
  /// Refuses what would overwrite a document, lose a picture or not be possible in the format.
  func check(_ files: [String], _ request: PageRequest) throws(UsageError) {
    if format == .ppm, request.background == .transparent {
      throw UsageError("a PPM picture has no transparency; use '--format png' or '--format pam'")
    }
    if files.filter({ $0 == "-" }).count > 1 {
      throw UsageError("standard input can be read only once; give '-' once")
    }
    switch destination {
    case .standardOutput: try checkSingle(files, "standard output")
    case .file(let path):
      try checkSingle(files, path)
      try Self.refuseOverwriting(path, files)
    case .directory: try checkNames(files)
    }
  }

  private func checkSingle(_ files: [String], _ target: String) throws(UsageError) {
    guard files.count > 1 else { return }
    throw UsageError(
      "\(files.count) documents cannot be written to \(target); name a directory with '-o'")
  }

  private func checkNames(_ files: [String]) throws(UsageError) {
    guard let (first, second) = PictureName.collision(among: files) else { return }
    throw UsageError(
      "the pictures of '\(first)' and '\(second)' would have the same names; write them to "
        + "different directories, one run each")
  }

  /// Refuses to write over a file that is read, under whatever name.
  static func refuseOverwriting(_ path: String, _ files: [String]) throws(UsageError) {
    guard let target = identity(path) else { return }
    for file in files where file != "-" && identity(file) == target {
      throw UsageError("'\(path)' is read and would be overwritten; choose another name for '-o'")
    }
  }

  private static func identity(_ path: String) -> [UInt64]? {
    var status = stat()
    let isFile = unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    return isFile ? [UInt64(status.st_dev), UInt64(status.st_ino)] : nil
  }
}
