/// Which parts of pages a comparison looks at; by default all.
public struct ComparedRegions: Hashable, Sendable {
  /// What is left out.
  public let ignored: [ComparedRegion]

  /// What alone is compared, on the pages that have any of these; elsewhere everything is.
  public let included: [ComparedRegion]

  /// Creates a choice.
  public init(ignoring ignored: [ComparedRegion] = [], including included: [ComparedRegion] = []) {
    self.ignored = ignored
    self.included = included
  }

  /// Whether everything is compared.
  public var isEmpty: Bool { ignored.isEmpty && included.isEmpty }
}
