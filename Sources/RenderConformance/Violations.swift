import RenderKit

/// What an engine was found to do wrong.
struct Violations {
  private(set) var sentences: [String] = []

  mutating func add(_ sentence: String) { sentences.append(sentence) }

  mutating func expect(_ condition: Bool, _ sentence: @autoclosure () -> String) {
    if !condition { add(sentence()) }
  }

  /// Expects a failure of a certain kind, in a sentence that names the engine where one refuses.
  mutating func expect(
    _ codes: Set<RenderError.Code>, _ what: String, _ body: () throws(RenderError) -> Void
  ) {
    do {
      try body()
      add("\(what) did not fail")
    } catch {
      expect(codes.contains(error.code), "\(what) failed with \(error.code): \(error)")
      expect(!error.message.isEmpty, "\(what) failed without a sentence")
    }
  }
}
