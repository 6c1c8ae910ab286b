import Glibc
import RenderImageFile
import RenderKit

extension AssetCache {
  /// A picture with the exact time of its last use.
  struct Picture {
    let entry: Entry
    let lastUsed: (seconds: Int, nanoseconds: Int)

    /// The system's clock for files ticks slowly: several may have been used at the same time.
    fileprivate var order: (Int, Int, String) {
      (lastUsed.seconds, lastUsed.nanoseconds, entry.fileName)
    }
  }

  /// Lists the pictures, the one that has not been used for longest first, and what is half written.
  func scan() throws(RenderError) -> (pictures: [Picture], leftovers: [String]) {
    guard let stream = unsafe opendir(directory) else {
      if errno == ENOENT { return ([], []) }
      throw RenderError(
        .unreadable, "The cache \(directory) cannot be read: \(systemMessage()).")
    }
    defer { unsafe closedir(stream) }
    var pictures: [Picture] = []
    var leftovers: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if AtomicFile.isHiddenName(name) { leftovers.append(name) }
      guard CacheKey.isFileName(name), let picture = picture(named: name) else { continue }
      pictures.append(picture)
    }
    return (pictures.sorted { $0.order < $1.order }, leftovers)
  }

  private func picture(named name: String) -> Picture? {
    var status = stat()
    guard unsafe lstat(path(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return nil
    }
    return Picture(
      entry: Entry(
        fileName: name, byteCount: Int(status.st_size), created: Int(status.st_mtim.tv_sec),
        lastUsed: Int(status.st_atim.tv_sec)),
      lastUsed: (Int(status.st_atim.tv_sec), Int(status.st_atim.tv_nsec)))
  }
}
