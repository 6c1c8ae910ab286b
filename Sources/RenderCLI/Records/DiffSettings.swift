import PixelDiff
import RenderComparison

/// How two picture files are compared.
struct DiffSettings: Codable, Hashable {
  let comparison: PixelDiffOptions
  let judgment: VerdictOptions
  /// Which pixels count; absent where all do.
  let mask: PixelMask?
  let sizeMismatch: SizeMismatchPolicy
  let failOn: FailureCriterion
  /// The ranges that decide instead of the criterion.
  let fuzzy: FuzzyRange?
}
