/// Any JSON.
enum JSONValue: Hashable, Codable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .text(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .list(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  subscript(index: Int) -> JSONValue? {
    if case .list(let elements) = self, elements.indices.contains(index) {
      elements[index]
    } else {
      nil
    }
  }

  var text: String? { if case .text(let text) = self { text } else { nil } }

  var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }

  var elements: [JSONValue] { if case .list(let elements) = self { elements } else { [] } }

  /// The object without one of its members, or with another value for it.
  func replacing(_ key: String, with value: JSONValue?) -> JSONValue {
    var members = members
    members[key] = value
    return .object(members)
  }
}
