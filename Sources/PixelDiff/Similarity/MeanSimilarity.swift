/// The means over all windows that count.
struct MeanSimilarity {
  /// The mean of contrast and structure, which depend on no brightness.
  let structure: Double
  /// The mean of the whole similarity.
  let whole: Double
}
