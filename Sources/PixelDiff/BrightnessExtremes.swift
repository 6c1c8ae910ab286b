/// The least and the most bright neighbors of a pixel, the first of each where several are.
struct BrightnessExtremes {
  /// The number of neighbors as bright as the pixel.
  private(set) var equal: Int
  /// The number of the darkest neighbor, in the order in which they were added.
  private(set) var darkest = 0
  /// The number of the brightest neighbor, in the order in which they were added.
  private(set) var brightest = 0
  private var count = 0
  private var least = 0.0
  private var most = 0.0

  @inline(__always)
  init(equal: Int) { self.equal = equal }

  /// Whether some neighbor is darker, some is brighter, and at most 2 are equal.
  @inline(__always)
  var areFound: Bool { equal <= 2 && least != 0 && most != 0 }

  /// Adds a neighbor by how much brighter the pixel is than it.
  @inline(__always)
  mutating func add(_ difference: Double) {
    if difference == 0 {
      equal &+= 1
    } else if difference > most {
      (most, darkest) = (difference, count)
    } else if difference < least {
      (least, brightest) = (difference, count)
    }
    count &+= 1
  }
}
