import Glibc

extension LabColor {
  /// How far apart two colors look: CIEDE2000 with all weights 1.
  ///
  /// About 1 is the least that a trained eye sees side by side; black and white are 100 apart.
  /// Equations are numbered as in G. Sharma, W. Wu, E. N. Dalal, "The CIEDE2000 Color-Difference
  /// Formula", Color Research and Application 30 (2005), whose test data it meets.
  public func ciede2000(to other: LabColor) -> Double {
    let meanChroma = (hypot(a, b) + hypot(other.a, other.b)) / 2
    // (4) and (5): chroma of grays counts for more.
    let stretch = 1.5 - 0.5 * Self.saturation(meanChroma)
    let first = HuedColor(self, stretch: stretch)
    let second = HuedColor(other, stretch: stretch)
    let middle = first.mean(with: second)
    let lightness = (second.lightness - first.lightness) / middle.lightnessWeight
    let chroma = (second.chroma - first.chroma) / middle.chromaWeight
    let hue = first.hueDifference(to: second) / middle.hueWeight
    let square =
      lightness * lightness + chroma * chroma + hue * hue + middle.rotation * chroma * hue
    return max(0, square).squareRoot()
  }

  /// The root that (4) and (17) share, from 0 for gray to 1.
  static func saturation(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
  }
}
