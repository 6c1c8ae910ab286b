import Glibc
import RenderImageFile
public import RenderKit

extension AssetCache {
  /// A picture in the cache.
  public struct Entry: Hashable, Sendable, Codable {
    /// The file's name.
    public let fileName: String
    /// The file's size.
    public let byteCount: Int
    /// When the picture was made, in seconds since 1970.
    public let created: Int
    /// When it was last used, in seconds since 1970.
    public let lastUsed: Int
  }

  /// All pictures, the one that has not been used for longest first.
  ///
  /// - Throws: `RenderError` with the code `unreadable` where the directory cannot be read.
  public func entries() throws(RenderError) -> [Entry] {
    try scan().pictures.map(\.entry)
  }

  /// Decodes every picture, and removes those that are damaged.
  ///
  /// - Returns: The damaged ones.
  /// - Throws: `RenderError` with the code `unreadable` where the directory cannot be read.
  public func verify() throws(RenderError) -> [Entry] {
    var damaged: [Entry] = []
    for entry in try entries() where !isWhole(entry) {
      if unsafe unlink(path(entry.fileName)) == 0 { damaged.append(entry) }
    }
    return damaged
  }

  /// Removes what is beyond the limits, and what processes that were killed left half written.
  ///
  /// - Returns: The pictures that were removed.
  /// - Throws: `RenderError` with the code `unreadable` where the directory cannot be read.
  public func prune() throws(RenderError) -> [Entry] {
    try prune(waits: true, to: limits.bytes)
  }

  func prune(waits: Bool, to byteCount: Int) throws(RenderError) -> [Entry] {
    guard unsafe access(directory, F_OK) == 0 else { return [] }
    guard
      let lock = try waits
        ? DirectoryLock(directory, .exclusive) : DirectoryLock(aloneIfFree: directory)
    else { return [] }
    return try withExtendedLifetime(lock) { () throws(RenderError) in
      let found = try scan()
      for name in found.leftovers { unsafe unlink(path(name)) }
      return remove(from: found.pictures, to: byteCount)
    }
  }

  private func remove(from pictures: [Picture], to byteCount: Int) -> [Entry] {
    let oldest = time(nil) - Int(limits.age.components.seconds)
    var total = pictures.reduce(0) { $0 + $1.entry.byteCount }
    var removed: [Entry] = []
    for picture in pictures where picture.entry.lastUsed < oldest || total > byteCount {
      guard unsafe unlink(path(picture.entry.fileName)) == 0 else { continue }
      total -= picture.entry.byteCount
      removed.append(picture.entry)
    }
    return removed
  }

  /// A picture that is gone meanwhile is not damaged.
  private func isWhole(_ entry: Entry) -> Bool {
    do {
      _ = try Bitmap(imageFile: path(entry.fileName))
      return true
    } catch {
      return error.code == .fileNotFound
    }
  }
}
