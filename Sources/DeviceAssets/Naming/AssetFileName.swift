/// The name of one version of an asset: `<Name>[-Orientation][@Nx][~idiom][.extension]`.
///
/// Every text is such a name, for what is no modifier belongs to the name proper; ``description``
/// is then that text again. A name that is put together is read back as it was, as long as the name
/// proper does not itself end like a modifier.
public struct AssetFileName: Hashable, Sendable {
  /// The asset's name, without modifiers.
  public var name: String
  /// The orientation that the version is made for; `nil` for any.
  public var orientation: Orientation?
  /// The version's scale; `nil` stands for one pixel a point.
  public var scale: Scale?
  /// The kind of device that the version is made for; `nil` for any.
  public var idiom: Idiom?
  /// What follows the last dot; `nil` where there is none.
  public var fileExtension: String?

  /// Puts a name together.
  public init(
    name: String, orientation: Orientation? = nil, scale: Scale? = nil, idiom: Idiom? = nil,
    fileExtension: String? = nil
  ) {
    self.name = name
    self.orientation = orientation
    self.scale = scale
    self.idiom = idiom
    self.fileExtension = fileExtension
  }

  /// Reads a file's name, without the directory that it is in.
  public init(_ text: String) {
    var rest = text[...]
    fileExtension = rest.removeSuffix(after: ".", String.init)
    idiom = rest.removeSuffix(after: "~") { Idiom(rawValue: String($0)) }
    scale = rest.removeSuffix(after: "@", Scale.init)
    orientation = rest.removeSuffix(after: "-") { Orientation(rawValue: String($0)) }
    name = String(rest)
  }
}

extension AssetFileName: CustomStringConvertible {
  /// The file's name.
  public var description: String {
    name + (orientation.map { "-\($0.rawValue)" } ?? "") + (scale.map { "@\($0)" } ?? "")
      + (idiom.map { "~\($0.rawValue)" } ?? "") + (fileExtension.map { ".\($0)" } ?? "")
  }
}

extension Substring {
  /// Takes off what follows the last separator, if it means something and a name is left.
  fileprivate mutating func removeSuffix<Value>(
    after separator: Character, _ meaning: (Substring) -> Value?
  ) -> Value? {
    guard let index = lastIndex(of: separator), index > startIndex,
      let value = meaning(self[self.index(after: index)...])
    else { return nil }
    self = self[..<index]
    return value
  }
}
