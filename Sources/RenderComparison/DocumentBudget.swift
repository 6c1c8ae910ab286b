import PixelDiff

/// What two engines differ by in a whole document.
public struct DocumentBudget: Hashable, Sendable, Codable {
  /// An engine.
  public let first: EngineIdentity
  /// Another one.
  public let second: EngineIdentity
  /// The pixels that pixelmatch counts on all pages.
  public internal(set) var pixelmatch = 0
  /// The pixels that were compared on all pages.
  public internal(set) var pixels = 0
  /// How much passes; absent until all pages are known.
  public internal(set) var tolerance: PixelTolerance?
  /// What it came to; absent until all pages are known.
  public internal(set) var result: ComparisonResult?

  init(_ first: EngineIdentity, _ second: EngineIdentity) {
    self.first = first
    self.second = second
  }
}

extension SummaryRecord {
  mutating func spend(_ record: ComparisonRecord) {
    let (first, second) = (record.first.engine, record.second.engine)
    let known = budgets.firstIndex { $0.first == first && $0.second == second }
    if known == nil { budgets.append(DocumentBudget(first, second)) }
    let index = known ?? budgets.count - 1
    budgets[index].pixelmatch += record.difference.pixelmatch
    budgets[index].pixels += record.difference.pixels
  }

  mutating func judge(_ tolerance: PixelTolerance?) {
    guard let tolerance else {
      budgets = []
      return
    }
    for (index, budget) in budgets.enumerated() {
      let passes = tolerance.allows(budget.pixelmatch, of: budget.pixels)
      budgets[index].tolerance = tolerance
      budgets[index].result = passes ? .pass : .fail
    }
  }
}
