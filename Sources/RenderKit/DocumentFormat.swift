/// The format of a document, by a short lower-case name such as `pdf`.
///
/// The type is open: an engine may introduce formats of its own.
public struct DocumentFormat: RawRepresentable, Hashable, Sendable, Codable {
  /// The format's name in results, also its usual file extension.
  public let rawValue: String

  /// Creates a format.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The format's name in sentences.
  public var name: String { rawValue.uppercased() }

  /// Portable Document Format (ISO 32000).
  public static let pdf = DocumentFormat(rawValue: "pdf")
  /// Scalable Vector Graphics.
  public static let svg = DocumentFormat(rawValue: "svg")
  /// Scalable Vector Graphics, compressed with gzip.
  public static let svgz = DocumentFormat(rawValue: "svgz")
  /// XML Paper Specification, also OpenXPS (ECMA-388).
  public static let xps = DocumentFormat(rawValue: "xps")
  /// Electronic Publication.
  public static let epub = DocumentFormat(rawValue: "epub")
  /// Comic book archive: a zip of pictures.
  public static let cbz = DocumentFormat(rawValue: "cbz")
  /// FictionBook 2.
  public static let fb2 = DocumentFormat(rawValue: "fb2")
  /// Portable Network Graphics.
  public static let png = DocumentFormat(rawValue: "png")
  /// JPEG.
  public static let jpeg = DocumentFormat(rawValue: "jpeg")
  /// Tagged Image File Format.
  public static let tiff = DocumentFormat(rawValue: "tiff")
  /// Graphics Interchange Format.
  public static let gif = DocumentFormat(rawValue: "gif")
  /// Windows bitmap.
  public static let bmp = DocumentFormat(rawValue: "bmp")
  /// JPEG 2000, as a file (JP2) or a bare codestream.
  public static let jpeg2000 = DocumentFormat(rawValue: "jp2")
}

extension DocumentFormat: CodingKeyRepresentable {
  /// The format's name as a key of a JSON object.
  public var codingKey: any CodingKey { rawValue.codingKey }

  /// Creates a format from a key of a JSON object.
  public init?(codingKey: some CodingKey) { self.init(rawValue: codingKey.stringValue) }
}
