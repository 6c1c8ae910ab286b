import RenderComparison

extension ComparisonRecord {
  /// The page's number, or both numbers where they differ.
  var pageLabel: String {
    first.page == second.page ? "\(first.page)" : "\(first.page) > \(second.page)"
  }

  /// The engine, or both where they differ.
  var engineLabel: String {
    let engines = [first.engine.id, second.engine.id]
    return engines[0] == engines[1] ? engines[0] : engines.joined(separator: " : ")
  }
}
