import PixelDiff
package import RenderKit

/// What a comparison of two pictures came to, and why.
package struct PairConclusion {
  /// How far the pictures agree pixel by pixel.
  package let agreement: PixelAgreement
  /// What it came to.
  package let result: ComparisonResult
  /// Half a sentence for people.
  package let reason: String

  /// Judges two pictures; without findings their sizes differ.
  package init(_ settings: PairSettings, _ findings: PairFindings?, sizes: [PixelSize]) {
    guard let findings else {
      agreement = .different
      result = .fail
      reason = "the sizes differ, \(sizes[0]) and \(sizes[1])"
      return
    }
    agreement = PixelAgreement(findings.difference)
    if let tolerance = settings.tolerance {
      let difference = findings.difference
      result = tolerance.allows(difference.pixelmatch, of: difference.pixels) ? .pass : .fail
      reason = "\(difference.counted), and \(tolerance) may"
    } else if let fuzzy = settings.fuzzy {
      result = fuzzy.contains(findings.difference) ? .pass : .fail
      reason = findings.difference.reason(fuzzy)
    } else {
      result = settings.failOn.result(agreement, findings.verdict)
      reason = Self.reason(settings.failOn, findings)
    }
  }

  private static func reason(_ criterion: FailureCriterion, _ findings: PairFindings) -> String {
    let difference = findings.difference
    if difference.differingPixels == 0 {
      return difference.ignoredPixels == 0
        ? "every pixel is equal" : "every pixel that is not ignored is equal"
    }
    return switch criterion {
    case .looks: "\(findings.verdict.answer.reason), and \(difference.counted)"
    case .pixels: difference.counted
    case .any: difference.unequal
    }
  }
}

extension Verdict.Answer {
  fileprivate var reason: String {
    switch self {
    case .same: "a person would see no difference"
    case .perhaps: "a person might see a difference"
    case .different: "a person would see a difference"
    }
  }
}

extension PixelDifference {
  fileprivate var counted: String {
    switch pixelmatch {
    case 0: "no pixel differs by more than the threshold"
    case 1: "1 pixel differs by more than the threshold"
    default: "\(pixelmatch) pixels differ by more than the threshold"
    }
  }

  fileprivate var unequal: String {
    differingPixels == 1 ? "1 pixel is unequal" : "\(differingPixels) pixels are unequal"
  }

  fileprivate func reason(_ fuzzy: FuzzyRange) -> String {
    let found = FuzzyRange(
      maxDifference: maxChannelDifference...maxChannelDifference,
      totalPixels: differingPixels...differingPixels)
    return "found \(found), wanted \(fuzzy)"
  }
}
