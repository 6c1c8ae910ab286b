import ArgumentParsing

/// What is done with a corpus.
enum CorpusAction: String, CaseIterable, ArgumentValue {
  /// Divides documents among shards.
  case plan
  /// Compares the documents of shards.
  case run
  /// Gathers the results of all shards.
  case merge
}
