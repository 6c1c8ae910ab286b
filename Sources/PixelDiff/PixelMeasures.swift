import RenderKit

/// The measures that are taken only when asked for, because they take time.
public struct PixelMeasures: Hashable, Sendable, Codable {
  /// The structural similarity with its defaults; `nil` where it was not measured.
  public let ssim: Double?

  /// The structural similarity over five scales with the paper's window; `nil` where it was not
  /// measured.
  public let msssim: Double?

  /// How far apart colors look.
  public let ciede2000: ColorDistances

  /// Why measures are missing, a sentence for each; `nil` where none is.
  public let notMeasured: [String]?

  /// Takes all measures of a pair; pictures may be too small for some.
  public init(_ pair: PicturePair) {
    var reasons: [String] = []
    func measured(_ measure: () throws(RenderError) -> Double) -> Double? {
      do {
        return try measure()
      } catch {
        reasons.append(error.message)
        return nil
      }
    }
    ssim = measured { () throws(RenderError) in try StructuralSimilarity().mean(of: pair) }
    msssim = measured { () throws(RenderError) in
      try StructuralSimilarity(window: .gaussian).multiscaleMean(of: pair)
    }
    ciede2000 = ColorDistances(pair)
    notMeasured = reasons.isEmpty ? nil : reasons
  }
}
