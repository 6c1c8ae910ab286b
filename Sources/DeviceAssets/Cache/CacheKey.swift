import Hashing

/// All that a picture in the cache depends on, as a file's name.
struct CacheKey: Hashable {
  private static let longestName = 120

  /// `rendered-NAME-DIGEST@2x.png`.
  let fileName: String

  /// - Parameters:
  ///   - name: The asset's name as it was asked for, for people.
  ///   - scale: The pixels for each point.
  ///   - parts: Whatever decides about the pixels.
  init(name: String, scale: Scale, parts: [String]) {
    var digest = SHA256()
    // Each part's length keeps two lists apart whose texts, put together, are the same.
    digest.update(Array(parts.map { "\($0.utf8.count):\($0)" }.joined().utf8))
    let file = AssetFileName(
      name: "\(Self.prefix)\(Self.readable(name))-\(digest.finish().prefix(32))",
      scale: scale == .x1 ? nil : scale, fileExtension: "png")
    fileName = file.description
  }

  private static let prefix = "rendered-"

  /// Whether a file's name is one of a picture in the cache.
  static func isFileName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(".png")
  }

  /// A name that is a file's on every system, cut where it is long.
  private static func readable(_ name: String) -> String {
    var readable = ""
    for character in name.prefix(longestName) {
      let isPlain = character.isLetter || character.isNumber || "-_.@~".contains(character)
      readable += isPlain ? String(character) : "_"
      guard readable.utf8.count <= longestName else { return String(readable.dropLast()) }
    }
    return readable
  }
}
