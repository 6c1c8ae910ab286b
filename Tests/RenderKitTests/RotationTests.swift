import RenderConformance
import RenderKit
import Testing

@Suite struct RotationTests {
  @Test(arguments: Rotation.allCases, Rotation.allCases)
  func `rotations compose as angles do`(first: Rotation, second: Rotation) {
    #expect((first + second).rawValue == (first.rawValue + second.rawValue) % 360)
    #expect((first + second).swapsSides == (first.swapsSides != second.swapsSides))
  }

  @Test(arguments: [
    (-90, Rotation.threeQuarters), (450, .quarter), (-360, .none), (720, .none), (-180, .half),
    (45, .none), (-1, .none), (Int.min, .none), (Int.max, .none),
  ])
  func `an angle is reduced to a quarter turn`(degrees: Int, expected: Rotation) {
    #expect(Rotation(degrees: degrees) == expected)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `turning in two steps maps every point as turning at once`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let size = (width: random.number(10...500), height: random.number(10...500))
      let (first, second) = (random.rotation(), random.rotation())
      let turned = try drawing(size, first)
      let again = try drawing(
        first.swapsSides ? (width: size.height, height: size.width) : size, second)
      let atOnce = try drawing(size, first + second)
      #expect(turned.transform.followed(by: again.transform).isClose(to: atOnce.transform))
    }
  }

  @Test func `a quarter turn is clockwise`() throws {
    let turned = try drawing((width: 100, height: 40), .quarter)
    let topLeft = turned.transform.apply(toX: 0, y: 0)
    let topRight = turned.transform.apply(toX: 100, y: 0)
    #expect(topLeft == (40, 0))
    #expect(topRight == (40, 100))
  }

  private func drawing(
    _ size: (width: Double, height: Double), _ rotation: Rotation
  ) throws -> PageDrawing {
    let boxes = PageBoxes(Rect(x: 0, y: 0, width: size.width, height: size.height))
    return try PageDrawing(
      of: PageInfo(index: 0, boxes: boxes), for: PageRequest(page: 0, rotation: rotation))
  }
}
