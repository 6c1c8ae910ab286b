import FoundationEssentials
public import RenderKit

/// The results of one or more runs: the lines of JSON that `--json` prints.
///
/// Lines of a type or with keys that are not known are kept and passed over. A line that is there
/// twice counts once, so that overlapping files can be merged.
public struct ResultLog: Sendable {
  private(set) var records: [LoggedRecord] = []
  private(set) var lines: [String] = []
  private var seen: Set<String> = []
  /// The name of the picture of each page that was drawn, for the comparisons that follow.
  var pictureNames: [String: String] = [:]

  /// What some editors put before UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Creates a log without results.
  public init() {}

  /// Whether there are no results.
  public var isEmpty: Bool { lines.isEmpty }

  /// Adds the lines of a file; empty ones are passed over.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - name: The file's name, for messages.
  /// - Throws: `RenderError` with the code `damagedDocument` and the number of the line that is no
  ///   record.
  public mutating func add(_ bytes: [UInt8], from name: String) throws(RenderError) {
    let start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    let lines = bytes[start...].split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, whole) in lines.enumerated() {
      // Editors of other systems end lines with a carriage return, too.
      guard let end = whole.lastIndex(where: { !$0.isBlank }) else { continue }
      let line = whole[...end]
      let text = String(decoding: line, as: UTF8.self)
      guard seen.insert(text).inserted else { continue }
      records.append(try Self.decode(Data(line), "\(name), line \(index + 1)"))
      self.lines.append(text)
    }
  }

  private static func decode(_ line: Data, _ place: String) throws(RenderError) -> LoggedRecord {
    do {
      return try JSONDecoder().decode(LoggedRecord.self, from: line)
    } catch let error as LoggedRecord.UnknownSchema {
      throw RenderError(
        .damagedDocument,
        "\(place) is of schema \(error.schema), but this version reads schema 1; update renderkit.")
    } catch let error as DecodingError {
      throw RenderError(.damagedDocument, "\(place) is no record of renderkit: \(error.reason).")
    } catch {
      throw RenderError(.damagedDocument, "\(place) is no record of renderkit.", cause: "\(error)")
    }
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}

extension DecodingError {
  fileprivate var reason: String {
    switch self {
    case .keyNotFound(let key, _): "'\(key.stringValue)' is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      context.codingPath.isEmpty
        ? "it is no JSON object"
        : "'\(context.codingPath.map(\.stringValue).joined(separator: "."))' is not as expected"
    case .dataCorrupted: "it is not JSON"
    @unknown default: "it cannot be read"
    }
  }
}
