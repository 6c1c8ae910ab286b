import PixelDiff
import RenderComparison

extension DiffRecord {
  /// The lines that show the record to a person; words say it all, whatever their color.
  var sentences: [String] {
    let measures = findings.measures.map { [$0.sentence] + ($0.notMeasured ?? []) } ?? []
    return [sentence(findings), findings.verdict.sentence] + measures
      + ["\(result.rawValue): \(reason)"]
  }

  private func sentence(_ findings: PairFindings) -> String {
    let difference = findings.difference
    let share = Double(difference.pixelmatch) / Double(max(1, difference.pixels)) * 100
    let psnr = difference.psnr.map { ", PSNR \($0.decimals(1)) dB" } ?? ""
    return "\(agreement.rawValue): \(difference.pixelmatch) of \(difference.pixels) pixels"
      + "\(findings.circumstances), \(share.decimals(2))%; unequal \(difference.differingPixels), "
      + "greatest \(difference.maxChannelDifference), mean "
      + "\(difference.meanChannelDifference.decimals(3))\(psnr)"
  }
}

extension PairFindings {
  /// What else is to know of the pixels, in parentheses.
  fileprivate var circumstances: String {
    var parts: [String] = []
    if difference.firstSize != difference.secondSize {
      parts.append("\(difference.firstSize) and \(difference.secondSize)")
    }
    for (name, offset) in zip(["first", "second"], offsets ?? []) where offset.x + offset.y > 0 {
      parts.append("\(name) moved by \(offset.x),\(offset.y)")
    }
    if difference.ignoredPixels > 0 { parts.append("\(difference.ignoredPixels) ignored") }
    return parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
  }
}
