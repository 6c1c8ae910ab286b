import FoundationEssentials
public import RenderKit

extension Expectations {
  /// Reads a file: a JSON array of expectations, in which comments are allowed (JSON5).
  ///
  /// - Throws: `RenderError` with the code `fileNotFound`, `unreadable` or `damagedDocument`, whose
  ///   sentence names the place.
  public convenience init(
    file path: String, on today: CalendarDate = .today
  ) throws(RenderError) {
    let source = try DocumentSource(file: path)
    let bytes = try source.read(at: 0, count: source.byteCount)
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do {
      self.init(try decoder.decode([Expectation].self, from: Data(bytes)), on: today)
    } catch {
      throw RenderError(
        .damagedDocument,
        "The expectations in \(path) cannot be read: \(Self.phrase(error, bytes)).")
    }
  }

  private static func phrase(_ error: any Error, _ bytes: [UInt8]) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context):
      return place(context.codingPath) + "the key '\(key.stringValue)' is missing"
    case .typeMismatch(let type, let context):
      return place(context.codingPath) + "this is not \(phrase(type))"
    case .valueNotFound(_, let context):
      return place(context.codingPath) + "null stands for nothing here"
    case .dataCorrupted(let context):
      guard context.codingPath.isEmpty else {
        return place(context.codingPath) + context.debugDescription
      }
      guard let (line, column) = JSONFault.place(in: bytes) else { return "this is no JSON" }
      return "this is no JSON at line \(line), column \(column)"
    @unknown default: return "\(error)"
    }
  }

  /// The path to a value, entries counted from 1.
  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    let steps = path.map { key in
      key.intValue.map { "entry \($0 + 1)" } ?? "'\(key.stringValue)'"
    }
    return steps.joined(separator: ", ") + ": "
  }

  private static func phrase(_ type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is any BinaryInteger.Type: "a whole number"
    case is any Collection.Type: "a list"
    default: "what belongs here"
    }
  }
}
