/// How to open a document.
public struct OpenOptions: Hashable, Sendable, Codable {
  /// The user's or the owner's password of an encrypted document.
  public var password: String?

  /// CSS text that is applied to an SVG after its own style sheets.
  public var styleSheet: String?

  /// The identifier of the one SVG element to draw, without `#`; `nil` draws the whole.
  public var element: String?

  /// The directory whose files, and those below it, an SVG may refer to; `nil` allows none.
  public var baseDirectory: String?

  /// The largest document to open.
  public var limits: DocumentLimits

  /// Creates options; by default a document is opened whole, without a password, and reads no other
  /// file.
  public init(
    password: String? = nil, styleSheet: String? = nil, element: String? = nil,
    baseDirectory: String? = nil, limits: DocumentLimits = DocumentLimits()
  ) {
    self.password = password
    self.styleSheet = styleSheet
    self.element = element
    self.baseDirectory = baseDirectory
    self.limits = limits
  }
}
