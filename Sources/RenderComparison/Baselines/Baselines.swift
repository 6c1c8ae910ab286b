public import RenderKit

/// Pictures of pages as they ought to be, recorded in a directory.
///
/// Nothing is ever recorded but by ``record(_:_:deliver:)`` and ``accept(_:_:deliver:)``. For each
/// page and engine there is a PNG file and beside it a JSON file that says where the picture comes
/// from: `baselines/manuals/guide.pdf/p003.poppler.png`.
public struct Baselines: Sendable {
  private let directory: String

  /// Whether checks ask every engine of the plan and no other, whichever have baselines.
  ///
  /// Otherwise those are asked that have baselines, and one that is not among the plan's fails.
  public var asksEveryEngine: Bool

  /// Names a directory; it is created with the first baseline.
  public init(directory: String, asksEveryEngine: Bool = false) {
    self.directory = directory
    self.asksEveryEngine = asksEveryEngine
  }

  var store: BaselineStore { BaselineStore(directory) }

  /// Records pages that have no baseline.
  ///
  /// A document of which a chosen page has one already is refused whole.
  /// - Throws: What `deliver` throws, and what prevents writing.
  public func record(
    _ source: DocumentSource, _ plan: DocumentComparison,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    guard var run = try start(source, plan, deliver) else { return }
    func step(_ event: ComparisonEvent) throws(RenderError) {
      try deliver(event)
      try event.endIfCancelled()
    }
    for engine in plan.engines { try run.record(engine, step) }
    try deliver(.finished(run.summary))
  }

  /// Compares pages with their baselines, drawn as these were, and tells which have none.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - plan: How to compare, and which pages. Where there is no baseline at all, every page is new
  ///     to every engine.
  ///   - deliver: Receives every step.
  /// - Throws: What `deliver` throws.
  public func check(
    _ source: DocumentSource, _ plan: DocumentComparison,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    try check(source, plan, accepts: false, deliver)
  }

  /// Checks pages, and records those that failed, have no baseline or a damaged one.
  ///
  /// - Throws: What `deliver` throws, and what prevents writing.
  public func accept(
    _ source: DocumentSource, _ plan: DocumentComparison,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    try check(source, plan, accepts: true, deliver)
  }

  private func check(
    _ source: DocumentSource, _ plan: DocumentComparison, accepts: Bool,
    _ deliver: BaselineRun.Deliver
  ) throws(RenderError) {
    guard var run = try start(source, plan, deliver) else { return }
    func step(_ event: ComparisonEvent) throws(RenderError) {
      try deliver(event)
      try event.endIfCancelled()
    }
    try run.check(accepts: accepts, step)
    run.summary.judge(plan.documentTolerance)
    try deliver(.finished(run.summary))
  }

  private func start(
    _ source: DocumentSource, _ plan: DocumentComparison, _ deliver: BaselineRun.Deliver
  ) throws(RenderError) -> BaselineRun? {
    do {
      return BaselineRun(
        store, plan, try DocumentProvenance(source), source, asksEveryEngine: asksEveryEngine)
    } catch {
      try plan.refuse(DocumentProvenance(unreadable: source.name), error, deliver: deliver)
      return nil
    }
  }
}
