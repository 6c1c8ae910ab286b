import PixelDiff

extension PixelMeasures {
  /// The line that shows the measures to a person.
  var sentence: String {
    let similarities = [
      ssim.map { "SSIM \($0.decimals(4))" }, msssim.map { "MS-SSIM \($0.decimals(4))" },
    ].compactMap(\.self)
    let colors =
      "distance of colors (CIEDE2000): median \(ciede2000.median.decimals(2)), 95% up to "
      + "\(ciede2000.p95.decimals(2)), 99% up to \(ciede2000.p99.decimals(2)), greatest "
      + ciede2000.max.decimals(2)
    return (similarities + [colors]).joined(separator: "; ")
  }
}
