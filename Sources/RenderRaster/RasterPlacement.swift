import RenderKit

/// Where the rows and columns of a stored picture come to lie in the pixels that are drawn.
struct RasterPlacement {
  /// One axis of the stored picture.
  struct Axis {
    /// Where the picture begins and ends along it, in target samples, whichever way it runs.
    let start: Double
    let end: Double
    /// The number of target samples.
    let count: Int
    /// Whether the target runs the other way.
    let isReversed: Bool

    /// The target samples that the picture takes along the axis.
    var extent: Double { end - start }
  }

  let columns: Axis
  let rows: Axis
  /// The byte of the target's pixel for the stored picture's first row and column.
  let origin: Int
  /// How far the next column's pixel is, and the next row's.
  let columnStep: Int
  let rowStep: Int

  /// - Parameters:
  ///   - transform: The map from stored pixels to target pixels: no axis is slanted.
  ///   - size: The size of the stored picture.
  init(_ transform: AffineTransform, of size: PixelSize, into layout: PixelLayout) {
    let turned = transform.a == 0 && transform.d == 0
    let (width, height) = (layout.size.width, layout.size.height)
    columns = Axis(
      size.width, scale: turned ? transform.b : transform.a,
      offset: turned ? transform.ty : transform.tx, count: turned ? height : width)
    rows = Axis(
      size.height, scale: turned ? transform.c : transform.d,
      offset: turned ? transform.tx : transform.ty, count: turned ? width : height)
    let columnStride = turned ? layout.bytesPerRow : 4
    let rowStride = turned ? 4 : layout.bytesPerRow
    columnStep = columns.isReversed ? -columnStride : columnStride
    rowStep = rows.isReversed ? -rowStride : rowStride
    origin =
      (columns.isReversed ? (columns.count - 1) * columnStride : 0)
      + (rows.isReversed ? (rows.count - 1) * rowStride : 0)
  }
}

extension RasterPlacement.Axis {
  /// A picture's edge less than a pixel from the target's is that edge: pixels at the rim are whole.
  fileprivate init(_ sourceCount: Int, scale: Double, offset: Double, count: Int) {
    let far = offset + scale * Double(sourceCount)
    let target = Double(count)
    let isReversed = scale < 0
    let start = isReversed ? target - offset : offset
    let end = isReversed ? target - far : far
    self.init(
      start: abs(start) < 1 ? 0 : start, end: abs(end - target) < 1 ? target : end, count: count,
      isReversed: isReversed)
  }

  /// How the axis is resampled from a number of decoded samples.
  func resampling(from decodedCount: Int) -> ResamplingAxis {
    let step = Double(decodedCount) / extent
    return ResamplingAxis(
      sourceCount: decodedCount, origin: -start * step, step: step, count: count)
  }
}
