/// A line of results: what reports need of it.
///
/// Keys and types that are not known are passed over, so that results of a later version can be
/// read. The published schema, `records.schema.json`, describes all of them.
enum LoggedRecord: Sendable, Decodable {
  case opening(LoggedOpening)
  case page(LoggedPage)
  case comparison(LoggedComparison)
  case disagreement(LoggedDisagreement)
  case consensus(LoggedConsensus)
  case alignment(LoggedAlignment)
  case baseline(LoggedBaseline)
  case expectation(LoggedExpectation)
  case refusal(LoggedRefusal)
  case other

  private enum CodingKeys: String, CodingKey { case schema, type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    guard schema == 1 else { throw UnknownSchema(schema: schema) }
    self =
      switch try container.decode(String.self, forKey: .type) {
      case "document": .opening(try LoggedOpening(from: decoder))
      case "page": .page(try LoggedPage(from: decoder))
      case "comparison", "diff": .comparison(try LoggedComparison(from: decoder))
      case "disagreement": .disagreement(try LoggedDisagreement(from: decoder))
      case "consensus": .consensus(try LoggedConsensus(from: decoder))
      case "alignment": .alignment(try LoggedAlignment(from: decoder))
      case "baseline": .baseline(try LoggedBaseline(from: decoder))
      case "expectation": .expectation(try LoggedExpectation(from: decoder))
      case "failure": .refusal(try LoggedRefusal(from: decoder))
      default: .other
      }
  }

  /// A line of a format that did not exist when this was written.
  struct UnknownSchema: Error { let schema: Int }
}
