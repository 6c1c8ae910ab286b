public import RenderKit

/// What the comparison of many documents came to.
public struct CorpusRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "corpus"

  /// What an engine did.
  public struct Engine: Hashable, Sendable, Codable {
    /// The engine.
    public let engine: EngineIdentity
    /// The number of documents that it was asked to open.
    public internal(set) var documents = 0
    /// The number of documents and pages by what became of them: see ``CorpusRecord/outcomes``.
    public internal(set) var outcomes: [String: Int] = [:]
    /// The number of pages on which it stands alone.
    public internal(set) var odd = 0
  }

  /// Two renderings that differ more than most.
  public struct WorstPage: Hashable, Sendable, Codable {
    /// The document's name.
    public let file: String
    /// The page's number, from 1.
    public let page: Int
    /// The two engines.
    public let engines: [EngineInfo.ID]
    /// How great the difference is: above 1 it counts.
    public let score: Double
    /// The part of the page, from 0 to 1, that pixelmatch counts as different.
    public let share: Double
    /// What the strongest region of the difference is, such as `contentMissing`.
    public let kind: String?
  }

  /// The most pages that are listed.
  static let listedPages = 20

  /// The number of documents.
  public internal(set) var documents = 0
  /// The number of documents of which something failed, differs, or is seen differently.
  public internal(set) var differing = 0
  /// The number of pages that were looked at.
  public internal(set) var pages = 0
  /// The number of comparisons by what a person sees.
  public internal(set) var looks = SummaryRecord.Looks()
  /// The number of comparisons that passed.
  public internal(set) var passed = 0
  /// The number of comparisons that failed.
  public internal(set) var failed = 0
  /// The number of comparisons that failed as expected.
  public internal(set) var expected = 0
  /// The number of things besides pixels that engines see differently.
  public internal(set) var disagreements = 0
  /// The number of documents that an engine could not open and pages that it could not draw.
  public internal(set) var failures = 0
  /// What became of pages in engines, by name: `drawn`, `missing`, or the failure's code, under
  /// which a document that did not open counts once.
  public internal(set) var outcomes: [String: Int] = [:]
  /// The same for each engine.
  public internal(set) var engines: [Engine] = []
  /// The comparisons that failed with the greatest differences, the worst first.
  public internal(set) var worst: [WorstPage] = []

  /// Nothing yet.
  public init() {}

  /// Whether anything failed, differs or is seen differently.
  public var differs: Bool { differing > 0 }
}
