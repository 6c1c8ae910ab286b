/// The counts and sums of the pixels compared so far.
struct PixelTally {
  var pixelmatch = 0
  var antialiased = 0
  private(set) var differingPixels = 0
  private(set) var greatest = 0
  private(set) var sum = 0
  private(set) var squares = 0

  /// Adds the colors of two differing pixels and returns the sum of their squared differences.
  @inline(__always)
  mutating func addColors(_ first: Pixel, _ second: Pixel) -> Int {
    let squaresBefore = squares
    differingPixels &+= 1
    addChannel(first.red, second.red)
    addChannel(first.green, second.green)
    addChannel(first.blue, second.blue)
    return squares &- squaresBefore
  }

  /// Adds two straight pixels by their premultiplied values, which may be equal.
  mutating func addPremultiplied(_ first: Pixel, _ second: Pixel) {
    let first = first.premultiplied
    let second = second.premultiplied
    guard first != second else { return }
    _ = addColors(first, second)
    addChannel(first.alpha, second.alpha)
  }

  // A sum of squares cannot overflow: it would take 10^14 pixels.
  @inline(__always)
  private mutating func addChannel(_ first: Int, _ second: Int) {
    let difference = abs(first &- second)
    greatest = max(greatest, difference)
    sum &+= difference
    squares &+= difference &* difference
  }
}
