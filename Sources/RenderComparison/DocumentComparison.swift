public import PixelDiff
public import RenderKit

/// Draws a document in several engines and compares what they drew, page by page.
///
/// A page or an engine that fails is a result of its own and stops nothing. Only the pictures of
/// one page are held at a time.
public struct DocumentComparison: Sendable {
  /// The engines, in the order in which they are asked.
  public var engines: [any RenderEngine]

  /// How to open the document.
  public var options: OpenOptions

  /// How to draw each page; its page number is replaced.
  public var request: PageRequest

  /// Which pages to draw, counted in the engine that sees the most.
  public var pages: PageSelection

  /// How to compare pixels.
  public var comparison: PixelDiffOptions

  /// What a verdict minds; its resolution is replaced by that of each page, where pages have one.
  public var judgment: VerdictOptions

  /// In what pictures have to agree.
  public var criterion: FailureCriterion

  /// The ranges in which pictures have to differ, instead of the criterion.
  public var fuzzy: FuzzyRange?

  /// How much of what pixelmatch counts passes on a page, instead of the criterion.
  public var tolerance: PixelTolerance?

  /// How much of what pixelmatch counts passes on all pages together, for each pair of engines.
  public var documentTolerance: PixelTolerance?

  /// Which parts of pages are compared.
  public var regions = ComparedRegions()

  /// What becomes of pictures of different size.
  public var sizeMismatch = SizeMismatchPolicy.overlap

  /// Whether the measures that take time are taken: SSIM, MS-SSIM and CIEDE2000.
  public var takesMeasures = false

  /// Whether to draw difference pictures.
  public var drawsDifferences: Bool

  /// Failures that are no news.
  public var expectations: Expectations

  /// Creates a comparison.
  public init(
    of engines: [any RenderEngine], _ options: OpenOptions = OpenOptions(),
    request: PageRequest = PageRequest(page: 0), pages: PageSelection = .all,
    comparison: PixelDiffOptions = PixelDiffOptions(),
    judgment: VerdictOptions = VerdictOptions(), criterion: FailureCriterion = .looks,
    drawsDifferences: Bool = false, expectations: Expectations = Expectations()
  ) {
    self.engines = engines
    self.options = options
    self.request = request
    self.pages = pages
    self.comparison = comparison
    self.judgment = judgment
    self.criterion = criterion
    self.drawsDifferences = drawsDifferences
    self.expectations = expectations
  }

  /// Compares a document and delivers every step.
  ///
  /// - Throws: What `deliver` throws, which ends the comparison, and `RenderError` with the code
  ///   `cancelled` after the row of what was cancelled. Other failures of engines and of the
  ///   document are delivered instead.
  public func compare(
    _ source: DocumentSource, deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    let provenance: DocumentProvenance
    do {
      provenance = try DocumentProvenance(source)
    } catch {
      return try refuse(DocumentProvenance(unreadable: source.name), error, deliver: deliver)
    }
    func step(_ event: ComparisonEvent) throws(RenderError) {
      try deliver(event)
      try event.endIfCancelled()
    }
    var run = ComparisonRun(self, provenance)
    try run.open(source, step)
    try run.comparePages(step)
    try deliver(.finished(run.summary))
  }

  /// Delivers the same failure for every engine, for a document that cannot be read at all.
  package func refuse(
    _ document: DocumentProvenance, _ error: RenderError,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) {
    var summary = SummaryRecord(document)
    for engine in engines {
      summary.failures += 1
      try deliver(.opened(DocumentRecord(document, engine.info, failure: error)))
    }
    try deliver(.finished(summary))
  }
}
