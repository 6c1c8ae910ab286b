/// What every record begins with.
struct RecordHead: Decodable {
  let schema: Int
  let type: String
}
