import Glibc
import RenderImageFile
import RenderKit
import Synchronization

extension AssetCache {
  /// The picture of a key; `nil` where it is not there, or is damaged and must be made anew.
  func picture(for key: CacheKey) -> Bitmap? {
    let path = path(key.fileName)
    do {
      let bitmap = try Bitmap(imageFile: path).premultiplied()
      markUsed(path)
      return bitmap
    } catch {
      return nil
    }
  }

  /// Keeps a picture; where that is not possible it is drawn again the next time.
  func store(_ picture: Bitmap, as key: CacheKey) {
    do {
      try OutputDirectory.create(directory)
      // Nobody clears away what is half written as long as the directory is shared.
      try DirectoryLock.hold(directory, .shared) { () throws(RenderError) in
        try picture.writePNG(replacing: path(key.fileName))
      }
    } catch {
      return
    }
    makeRoom(after: picture.layout.byteCount)
  }

  /// The time of the last use is the file's time of access, which the system does not keep reliably.
  private func markUsed(_ path: String) {
    // UTIME_NOW and UTIME_OMIT, macros that Swift does not import.
    let times = [(1 << 30) - 1, (1 << 30) - 2].map { timespec(tv_sec: 0, tv_nsec: $0) }
    _ = unsafe utimensat(AT_FDCWD, path, times, 0)
  }

  /// Looks at all pictures with the first one, and then whenever an eighth of the limit may be new.
  private func makeRoom(after byteCount: Int) {
    let isDue = unseenBytes.withLock { unseen in
      guard let known = unseen, known + byteCount <= limits.bytes / 8 else {
        unseen = 0
        return true
      }
      unseen = known + byteCount
      return false
    }
    if isDue { _ = try? prune(waits: false, to: limits.bytes - limits.bytes / 8) }
  }
}
