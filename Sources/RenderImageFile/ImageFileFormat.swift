/// A format of picture files, read and written without loss.
public enum ImageFileFormat: String, Hashable, Sendable, Codable, CaseIterable {
  /// Portable Network Graphics.
  case png
  /// Netpbm's Portable Arbitrary Map (P7), uncompressed, with alpha where the picture has some.
  case pam
  /// Netpbm's Portable Pixel Map (P6), uncompressed, for opaque pictures only.
  case ppm

  /// The format that a file's extension names, in upper or lower case.
  public init?(path: String) {
    guard let dot = path.lastIndex(of: ".") else { return nil }
    self.init(rawValue: path[path.index(after: dot)...].lowercased())
  }
}
