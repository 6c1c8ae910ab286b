import RenderKit

/// What a Netpbm file says before its pixels.
struct PNMHeader {
  var size = PixelSize(width: 0, height: 0)
  /// The number of samples of a pixel: gray or red, green and blue, then alpha.
  var depth = 0
  /// The sample that stands for full intensity.
  var maximum = 0

  var hasAlpha: Bool { depth == 2 || depth == 4 }

  /// The positions of a pixel's blue, green and red samples.
  var colorSamples: [Int] { depth > 2 ? [2, 1, 0] : [0, 0, 0] }

  var bytesPerSample: Int { maximum > 255 ? 2 : 1 }

  var bytesPerRow: Int { size.width * depth * bytesPerSample }
}
