public import PixelDiff

/// Which of three engines or more draw a page as no other does, and where.
public struct ConsensusRecord: ResultRecord, Hashable {
  /// The record's `type`.
  public static let type = "consensus"

  /// An engine that stands alone in a part of a page.
  public struct Odd: Hashable, Sendable, Codable {
    /// The engine.
    public let engine: EngineIdentity
    /// Where, and how the engine differs from what the majority draws.
    public let region: VerdictRegion
  }

  /// The document.
  public let document: DocumentProvenance
  /// How the page was asked to be drawn.
  public let settings: RenderSettings
  /// The page's number, from 1.
  public let page: Int
  /// The engines that drew the page.
  public let engines: [EngineIdentity]
  /// What the vote came to.
  public let answer: Consensus.Answer
  /// Who stands alone where, the strongest first.
  public let odd: [Odd]

  /// Records a vote.
  package init(
    _ document: DocumentProvenance, _ settings: RenderSettings, page: Int,
    _ engines: [EngineIdentity], _ consensus: Consensus
  ) {
    self.document = document
    self.settings = settings
    self.page = page
    self.engines = engines
    answer = consensus.answer
    odd = consensus.odd.map { Odd(engine: engines[$0.picture], region: $0.region) }
  }

  /// The engines that stand alone somewhere, each once, the strongest first.
  public var oddEngines: [EngineIdentity] {
    var seen: Set<EngineIdentity> = []
    return odd.map(\.engine).filter { seen.insert($0).inserted }
  }
}
