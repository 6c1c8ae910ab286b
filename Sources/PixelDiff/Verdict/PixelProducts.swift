/// Sums of products of pixels, each of luma, two chroma channels and an unused one.
///
/// A pixel is both pictures' channels, the first's in the low half.
struct PixelProducts {
  private var squaredDifference = SIMD4<Float>()
  private var gradientXX = SIMD4<Float>()
  private var gradientXY = SIMD4<Float>()
  private var gradientYY = SIMD4<Float>()
  private var differenceX = SIMD4<Float>()
  private var differenceY = SIMD4<Float>()
  private var firstEnergy = SIMD4<Float>()
  private var secondEnergy = SIMD4<Float>()

  /// What makes gradients of the sums' steps: a picture's is half a step, the mean's a quarter of both.
  private static let scale = SIMD8<Float>(
    1, 0.0625, 0.0625, 0.0625, 0.25, 0.25, 0.25, 0.25)

  @inline(__always)
  mutating func add(_ pixels: [SIMD8<Float>], at index: Int, _ pixelsPerRow: Int) {
    let pixel = pixels[index]
    let across = pixels[index &+ 1] - pixels[index &- 1]
    let down = pixels[index &+ pixelsPerRow] - pixels[index &- pixelsPerRow]
    let difference = pixel.lowHalf - pixel.highHalf
    let x = across.lowHalf + across.highHalf
    let y = down.lowHalf + down.highHalf
    let energy = across * across + down * down
    squaredDifference += difference * difference
    gradientXX += x * x
    gradientXY += x * y
    gradientYY += y * y
    differenceX += difference * x
    differenceY += difference * y
    firstEnergy += energy.lowHalf
    secondEnergy += energy.highHalf
  }

  @inline(__always)
  var luma: SIMD8<Float> {
    Self.scale
      * SIMD8(
        squaredDifference.x, gradientXX.x, gradientXY.x, gradientYY.x, differenceX.x,
        differenceY.x, firstEnergy.x, secondEnergy.x)
  }

  /// The sums of both chroma channels together.
  @inline(__always)
  var chroma: SIMD8<Float> {
    let first = SIMD8(
      squaredDifference.y, gradientXX.y, gradientXY.y, gradientYY.y, differenceX.y, differenceY.y,
      firstEnergy.y, secondEnergy.y)
    let second = SIMD8(
      squaredDifference.z, gradientXX.z, gradientXY.z, gradientYY.z, differenceX.z, differenceY.z,
      firstEnergy.z, secondEnergy.z)
    return Self.scale * (first + second)
  }
}
