import PixelDiff
import RenderConformance
import RenderKit
import Testing

struct ColorDistanceTests {
  /// Table 1 of Sharma, Wu and Dalal: two colors and their distance.
  static let published: [[Double]] = [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
    [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
    [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
    [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
    [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000],
    [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
    [50, 0, 0, 50, -1, 2, 2.3669],
    [50, -1, 2, 50, 0, 0, 2.3669],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0012, 7.2195],
    [50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045],
    [50, -0.0010, 2.4900, 50, 0.0010, -2.4900, 4.8045],
    [50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461],
    [50, 2.5, 0, 50, 0, -2.5, 4.3065],
    [50, 2.5, 0, 73, 25, -18, 27.1492],
    [50, 2.5, 0, 61, -5, 29, 22.8977],
    [50, 2.5, 0, 56, -27, -3, 31.9030],
    [50, 2.5, 0, 58, 24, 15, 19.4535],
    [50, 2.5, 0, 50, 3.1736, 0.5854, 1.0000],
    [50, 2.5, 0, 50, 3.2972, 0, 1.0000],
    [50, 2.5, 0, 50, 1.8634, 0.5757, 1.0000],
    [50, 2.5, 0, 50, 3.2592, 0.3350, 1.0000],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test(arguments: published)
  func `the published distances come out, in both directions`(row: [Double]) {
    let first = LabColor(lightness: row[0], a: row[1], b: row[2])
    let second = LabColor(lightness: row[3], a: row[4], b: row[5])
    #expect(abs(first.ciede2000(to: second) - row[6]) < 1e-4)
    #expect(abs(second.ciede2000(to: first) - row[6]) < 1e-4)
  }

  @Test func `black and white are 100 apart, and a color is 0 from itself`() {
    let white = LabColor(red: 255, green: 255, blue: 255)
    #expect(abs(white.ciede2000(to: LabColor(red: 0, green: 0, blue: 0)) - 100) < 1e-3)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1000 {
      let color = Color.any(&random)
      let lab = LabColor(red: color.x, green: color.y, blue: color.z)
      #expect(lab.ciede2000(to: lab) == 0)
    }
  }

  @Test func `percentiles count equal pixels too`() {
    // 3 of 100 pixels are black instead of white.
    let first = Bitmap(10, 10, filled: .white)
    let second = Bitmap(10, 10) { x, y in y == 0 && x < 3 ? .black : .white }
    let distances = ColorDistances(PicturePair(first, second))
    #expect(distances.median == 0 && distances.p95 == 0)
    #expect(abs(distances.p99 - 100) < 0.01 && abs(distances.max - 100) < 1e-3)
  }

  @Test func `translucent pixels lie on white`() {
    let clear = Bitmap(4, 4, filled: Color(200, 10, 10, 0))
    let distances = ColorDistances(PicturePair(clear, Bitmap(4, 4, filled: .white)))
    #expect(distances.max == 0)
  }

  @Test func `a pixel that only one picture has is 100 away`() {
    let distances = ColorDistances(
      PicturePair(Bitmap(4, 4, filled: .white), Bitmap(4, 5, filled: .white)))
    #expect(distances.max == 100 && distances.p95 == 100 && distances.median == 0)
  }
}
