package import PixelDiff

/// In what two pictures have to agree.
public enum FailureCriterion: String, Hashable, Sendable, Codable, CaseIterable {
  /// In what a person sees: a verdict other than `same` fails.
  case looks
  /// In pixels under the threshold: a pixelmatch count above 0 fails.
  case pixels
  /// In everything: a single unequal pixel fails.
  case any

  /// Judges two pictures.
  package func result(_ agreement: PixelAgreement, _ verdict: Verdict) -> ComparisonResult {
    let passes =
      switch self {
      case .looks: verdict.answer == .same
      case .pixels: agreement != .different
      case .any: agreement == .identical
      }
    return passes ? .pass : .fail
  }
}
