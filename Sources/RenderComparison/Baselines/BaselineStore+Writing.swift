import FoundationEssentials
import Glibc
import RenderImageFile
import RenderKit

extension BaselineStore {
  /// Writes a baseline: the picture first, so that one without provenance counts as none.
  ///
  /// - Throws: `RenderError` with the code `cannotWrite`, also where there is one that may not be
  ///   replaced.
  func write(
    _ bitmap: Bitmap, _ provenance: BaselineProvenance, to entry: BaselineEntry, replacing: Bool
  ) throws(RenderError) {
    try OutputDirectory.create(entry.folder)
    let (picture, text) = (try bitmap.encoded(as: .png), try Self.text(provenance))
    try DirectoryLock.hold(directory, .exclusive) { () throws(RenderError) in
      if !replacing, exists(entry) { throw Self.occupied(entry) }
      try SignalShield.hold { () throws(RenderError) in
        try AtomicFile.write(picture, to: entry.picture, followsLinks: false)
        try AtomicFile.write(text, to: entry.provenance, followsLinks: false)
      }
    }
  }

  /// Removes a baseline, and the folders that are empty then.
  func remove(_ entry: BaselineEntry) throws(RenderError) {
    try DirectoryLock.hold(directory, .exclusive) { () throws(RenderError) in
      for path in [entry.provenance, entry.picture] {
        guard unsafe unlink(path) == 0 || errno == ENOENT else {
          throw RenderError(.cannotWrite, "\(path) cannot be removed: \(systemMessage()).")
        }
      }
    }
    removeEmpty(entry.folder)
  }

  private func removeEmpty(_ path: String) {
    var folder = path
    while folder.count > directory.count, unsafe rmdir(folder) == 0 {
      folder = String(folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)])
    }
  }

  static func occupied(_ entry: BaselineEntry) -> RenderError {
    RenderError(
      .cannotWrite,
      "There is a baseline \(entry.picture) already: see what has changed with 'renderkit baseline "
        + "check' and renew it with 'renderkit baseline accept'.")
  }

  private static func text(_ provenance: BaselineProvenance) throws(RenderError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      return Array(try encoder.encode(ResultLine(provenance))) + Array("\n".utf8)
    } catch {
      throw RenderError(.cannotWrite, "A baseline's provenance cannot be put into JSON.")
    }
  }
}
