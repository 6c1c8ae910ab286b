/// Whether a person sees a difference between two pictures of a page.
///
/// It passes over what engines do differently by nature (antialiasing, hinting, placement by parts of
/// a pixel, rounding) and finds what a person minds: something missing, moved, of another color or
/// shape. Both are judged by rules that can be followed, not by a network: in each window of 9
/// pixels, the difference that the best small displacement leaves is compared with the noise that
/// the window's own edges explain; the contrast of each neighborhood is compared with the other
/// picture's; and ink is looked for of which the other picture has nothing near.
public struct Verdict: Hashable, Sendable {
  /// What a person would say.
  public enum Answer: String, Hashable, Sendable, Codable, CaseIterable {
    /// The pictures look the same.
    case same
    /// It is a matter of opinion.
    case perhaps
    /// The pictures look different.
    case different
  }

  /// What a person would say.
  public let answer: Answer

  /// How different the pictures are: 0 for equal ones, above 1 where normal sensitivity minds it.
  ///
  /// It does not depend on the sensitivity.
  public let score: Double

  /// Where the pictures look different, the strongest first; empty where they look the same.
  ///
  /// Those close to each other to which the same happened are one, and there are 50 at most.
  public let regions: [VerdictRegion]

  /// The number of regions that there are, which is more than ``regions`` has if these are too many.
  public let regionCount: Int

  init(_ score: Double, _ regions: [VerdictRegion], _ sensitivity: VerdictOptions.Sensitivity) {
    answer =
      score <= sensitivity.limit
      ? .same : score <= sensitivity.limit * Self.certainty ? .perhaps : .different
    self.score = score
    self.regions = answer == .same ? [] : Array(regions.prefix(VerdictRegion.most))
    regionCount = answer == .same ? 0 : regions.count
  }

  /// The multiple of the limit up to which opinions differ.
  private static let certainty = 1.1
}

extension VerdictOptions.Sensitivity {
  /// The score above which a difference counts.
  var limit: Double {
    switch self {
    case .strict: 0.75
    case .normal: 1
    case .lenient: 1.5
    }
  }
}
