public import PixelDiff

/// How two pictures are compared, and what decides whether they pass.
public struct PairSettings: Codable, Hashable, Sendable {
  /// How pixels are compared.
  public internal(set) var comparison: PixelDiffOptions
  /// What a verdict minds.
  public internal(set) var judgment: VerdictOptions
  /// Which pixels count; absent where all do.
  public internal(set) var mask: PixelMask?
  /// What becomes of pictures of different size.
  public internal(set) var sizeMismatch: SizeMismatchPolicy
  /// In what pictures have to agree.
  public internal(set) var failOn: FailureCriterion
  /// The ranges that decide instead of the criterion.
  public internal(set) var fuzzy: FuzzyRange?
  /// How much of what pixelmatch counts passes.
  public internal(set) var tolerance: PixelTolerance?

  /// Records how pictures are compared.
  package init(
    comparison: PixelDiffOptions, judgment: VerdictOptions, mask: PixelMask?,
    sizeMismatch: SizeMismatchPolicy, failOn: FailureCriterion, fuzzy: FuzzyRange?,
    tolerance: PixelTolerance?
  ) {
    self.comparison = comparison
    self.judgment = judgment
    self.mask = mask
    self.sizeMismatch = sizeMismatch
    self.failOn = failOn
    self.fuzzy = fuzzy
    self.tolerance = tolerance
  }
}
