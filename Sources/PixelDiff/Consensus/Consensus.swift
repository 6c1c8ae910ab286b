/// Which of several pictures of a page stand alone, and where.
///
/// Three pictures or more vote on each part of the page: where more than half of them agree with
/// each other, the others stand alone. The article on consensus tells how.
public struct Consensus: Hashable, Sendable {
  /// What the vote came to.
  public enum Answer: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nobody stands out.
    case agreement
    /// Some pictures differ somewhere from a majority that agrees.
    case odd
    /// The pictures differ somewhere, and nowhere is there a majority for one of them.
    case split
  }

  /// A picture that stands alone in a part of the page.
  public struct Odd: Hashable, Sendable {
    /// The picture's position among those that were given, from 0.
    public let picture: Int
    /// Where and how the picture differs from what the majority shows.
    public let region: VerdictRegion
  }

  /// What the vote came to.
  public let answer: Answer

  /// Who stands alone where, the strongest first.
  public let odd: [Odd]

  init(_ odd: [Odd], isSplit: Bool) {
    answer = odd.isEmpty ? isSplit ? .split : .agreement : .odd
    self.odd = odd.sorted { $0.region.strength > $1.region.strength }
  }
}
