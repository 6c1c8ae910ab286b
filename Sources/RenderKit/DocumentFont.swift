/// A font that a page names, and what an engine draws in its place where it must.
public struct DocumentFont: Hashable, Sendable, Codable {
  /// The name as the document spells it, without a subset's prefix; empty where it gives none.
  public var name: String

  /// Whether the document carries only some of the font's glyphs, which a prefix of the name says
  /// (ISO 32000-2, section 9.9.2).
  public var isSubset: Bool

  /// Whether the document carries the font itself, in whole or in part.
  public var isEmbedded: Bool

  /// The name of the font used instead; `nil` where the document's own is used, or none.
  ///
  /// A font that is installed under the very name that the document gives counts as one used instead:
  /// another computer may have another one, or none.
  public var substitute: String?

  /// The file of the font used instead, where that comes from a file and the engine tells.
  public var substituteFile: String?

  /// Whether the engine found no font at all, so that the text is not drawn.
  public var isMissing: Bool

  /// Creates a description of a font.
  ///
  /// - Parameters:
  ///   - spelling: The name as it is written in the document; a subset's prefix is taken off.
  ///   - isEmbedded: Whether the document carries the font.
  ///   - substitute: The name of the font used instead.
  ///   - substituteFile: The file of the font used instead.
  ///   - isMissing: Whether there is neither the document's own font nor a substitute.
  public init(
    _ spelling: String, isEmbedded: Bool, substitute: String? = nil,
    substituteFile: String? = nil, isMissing: Bool = false
  ) {
    isSubset = Self.hasSubsetPrefix(spelling)
    name = isSubset ? String(spelling.dropFirst(Self.prefixLength)) : spelling
    self.isEmbedded = isEmbedded
    self.substitute = substitute
    self.substituteFile = substituteFile
    self.isMissing = isMissing
  }

  /// More fonts than any page has; who finds more takes the page for damaged.
  package static let greatestCount = 4096

  /// Six capital letters and a plus sign.
  private static let prefixLength = 7

  private static func hasSubsetPrefix(_ name: String) -> Bool {
    let prefix = Array(name.utf8.prefix(prefixLength))
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    return prefix.count == prefixLength && prefix.last == UInt8(ascii: "+")
      && prefix.dropLast().allSatisfy(capitals.contains)
  }
}

extension DocumentFont: Comparable {
  /// Orders fonts by name, then by all else, so that a list does not depend on where they stand.
  public static func < (first: DocumentFont, second: DocumentFont) -> Bool {
    first.sortKey.lexicographicallyPrecedes(second.sortKey)
  }

  private var sortKey: [String] {
    [
      name, isSubset ? "1" : "0", isEmbedded ? "1" : "0", substitute ?? "", substituteFile ?? "",
      isMissing ? "1" : "0",
    ]
  }
}
