/// One of the two sides of a comparison: a page in an engine, a baseline, or a picture file.
struct LoggedRendering: Hashable, Sendable, Decodable {
  let document: LoggedDocument
  /// Absent for a picture file.
  let engine: LoggedEngine?
  let page: Int?
  let picture: String?
  let isBaseline: Bool

  private enum CodingKeys: String, CodingKey {
    case document, engine, page, picture, isBaseline, file
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    isBaseline = try container.decodeIfPresent(Bool.self, forKey: .isBaseline) ?? false
    guard container.contains(.document) else {
      document = try LoggedDocument(from: decoder)
      engine = nil
      page = nil
      picture = document.file
      return
    }
    document = try container.decode(LoggedDocument.self, forKey: .document)
    engine = try container.decode(LoggedEngine.self, forKey: .engine)
    page = try container.decodeIfPresent(Int.self, forKey: .page)
    picture = try container.decodeIfPresent(String.self, forKey: .picture)
  }
}
