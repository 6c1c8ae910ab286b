import Hashing
public import RenderKit

/// Which document a result is about.
public struct DocumentProvenance: Hashable, Sendable, Codable {
  /// The document's name as it was given, usually its path.
  public let file: String

  /// The digest of the document's bytes in hexadecimal; absent where they could not be read.
  public let sha256: String?

  /// The number of bytes; absent where they could not be read.
  public let byteCount: Int?

  /// The document's format; absent where it could not be recognized.
  public let format: DocumentFormat?

  /// Describes a document that could not be read.
  package init(unreadable file: String) {
    self.file = file
    sha256 = nil
    byteCount = nil
    format = nil
  }

  private init(_ other: DocumentProvenance, file: String) {
    self.file = file
    sha256 = other.sha256
    byteCount = other.byteCount
    format = other.format
  }

  /// The same document under another name.
  func named(_ file: String) -> DocumentProvenance { DocumentProvenance(self, file: file) }

  /// Describes a document; it is read once for its digest.
  package init(_ source: DocumentSource) throws(RenderError) {
    file = source.name
    sha256 = try source.sha256()
    byteCount = source.byteCount
    format = try? source.recognizedFormat()
  }
}
