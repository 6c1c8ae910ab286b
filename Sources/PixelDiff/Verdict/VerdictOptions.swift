/// What ``Verdict`` is to mind.
public struct VerdictOptions: Hashable, Sendable, Codable {
  /// How small a difference may be to count.
  public enum Sensitivity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Finds fainter differences, at the cost of some that are only the engines' own.
    case strict
    /// Balances what is found against what is found in vain.
    case normal
    /// Reports what nobody overlooks.
    case lenient
  }

  /// How small a difference may be to count.
  public let sensitivity: Sensitivity

  /// Whether thin lines may be much bolder in one picture than in the other.
  ///
  /// Rounding of a line's width is always tolerated; this tolerates more, for how strong a line
  /// of less than a pixel is drawn is a policy, in which engines differ.
  public let toleratesHairlines: Bool

  /// The resolution of the pictures; what a person sees depends on the size in print.
  public let dpi: Double

  /// Creates options.
  public init(
    sensitivity: Sensitivity = .normal, toleratesHairlines: Bool = false, dpi: Double = 100
  ) {
    precondition(dpi > 0 && dpi.isFinite, "a resolution is above 0")
    self.sensitivity = sensitivity
    self.toleratesHairlines = toleratesHairlines
    self.dpi = dpi
  }
}
