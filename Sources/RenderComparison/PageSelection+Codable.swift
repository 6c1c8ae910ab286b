extension PageSelection: Codable {
  /// Decodes a list such as `1,3-5`, or the number of one page.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let list =
      try (try? container.decode(Int.self)).map(String.init)
      ?? container.decode(String.self)
    guard let selection = PageSelection(list) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "'\(list)' is no list of pages such as 1,3-5")
    }
    self = selection
  }

  /// Encodes the list.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
