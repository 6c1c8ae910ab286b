import RenderKit

/// What a caller asks for: a name, and where to look for it.
struct AssetReference: Hashable {
  /// The one location to look in; `nil` for the chain of both.
  let location: AssetLocation?
  /// The directory within the location, empty or ending with a slash.
  let directory: String
  /// The asset's name, without an extension that stands for a format.
  let name: String
  /// The one file extension that was asked for; `nil` for any.
  let fileExtension: String?

  /// Reads `name`, `folder/name.png`, `documents://name` or `bundle://name`.
  ///
  /// What could lead out of the location is refused. Names after a scheme are URLs, in which `%20`
  /// is a space.
  init(_ text: String) throws(RenderError) {
    var path = text
    if let scheme = text.firstRange(of: "://") {
      guard let named = AssetLocation(rawValue: String(text[..<scheme.lowerBound])) else {
        throw Self.refusal(of: text, "use documents://, bundle:// or a name alone")
      }
      location = named
      path = try Self.decodingPercents(String(text[scheme.upperBound...]), of: text)
    } else {
      location = nil
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !["", ".", ".."].contains($0) }), !path.utf8.contains(0) else {
      throw Self.refusal(of: text, "use a name, or a path within the location without '..'")
    }
    directory = parts.dropLast().map { $0 + "/" }.joined()
    let file = AssetFileName(String(parts[parts.count - 1]))
    guard let given = file.fileExtension, AssetKind(fileExtension: given) != nil else {
      name = file.description
      fileExtension = nil
      return
    }
    name = String(file.description.dropLast(given.count + 1))
    fileExtension = given
  }

  private static func refusal(of text: String, _ advice: String) -> RenderError {
    RenderError(.invalidRequest, "'\(text)' cannot name an asset: \(advice).")
  }

  private static func decodingPercents(
    _ path: String, of text: String
  ) throws(RenderError) -> String {
    var bytes: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(Substring(rest.prefix(2)))
      guard digits.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else { throw refusal(of: text, "write a percent sign in a URL as %25") }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    guard let decoded = String(validating: bytes, as: UTF8.self) else {
      throw refusal(of: text, "its escapes are not UTF-8")
    }
    return decoded
  }
}
