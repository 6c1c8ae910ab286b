extension Decoder {
  /// Refuses keys that nobody reads: a mistyped one would be ignored in silence.
  func refuseKeys(besides known: [String]) throws {
    let container = try container(keyedBy: AnyKey.self)
    guard let key = container.allKeys.first(where: { !known.contains($0.stringValue) }) else {
      return
    }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: container,
      debugDescription: "there is no such key; the keys are \(known.joined(separator: ", "))")
  }
}

private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
