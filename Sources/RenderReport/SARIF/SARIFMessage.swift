/// A message of SARIF.
struct SARIFMessage: Encodable {
  let text: String
}
