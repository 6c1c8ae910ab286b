import ArgumentParsing

/// Names separated by commas.
struct NameList: ArgumentValue {
  let names: [String]

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains(""), Set(parts).count == parts.count else { return nil }
    names = parts
  }

  static var expectation: String { "different names separated by commas" }
}
