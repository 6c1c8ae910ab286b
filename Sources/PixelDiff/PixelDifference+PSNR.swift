import Glibc

extension PixelDifference {
  static func psnr(meanSquare: Double) -> Double? {
    meanSquare == 0 ? nil : 10 * log10(255 * 255 / meanSquare)
  }
}
