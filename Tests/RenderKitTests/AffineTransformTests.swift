import RenderConformance
import RenderKit
import Testing

@Suite struct AffineTransformTests {
  @Test(arguments: 0..<10 as Range<UInt64>)
  func `one transform followed by another maps points one after the other`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let (first, second) = (transform(&random), transform(&random))
      let (x, y) = (random.number(-10...10), random.number(-10...10))
      let between = first.apply(toX: x, y: y)
      let expected = second.apply(toX: between.x, y: between.y)
      let image = first.followed(by: second).apply(toX: x, y: y)
      #expect(image.x.isClose(to: expected.x) && image.y.isClose(to: expected.y))
    }
  }

  @Test func `a rectangle's image has the bounds of its corners`() {
    let turned = AffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 100, ty: 0)
    #expect(
      turned.apply(to: Rect(x: 1, y: 2, width: 3, height: 4))
        == Rect(x: 88, y: 2, width: 8, height: 6))
  }

  private func transform(_ random: inout SeededGenerator) -> AffineTransform {
    AffineTransform(
      a: random.number(-3...3), b: random.number(-3...3), c: random.number(-3...3),
      d: random.number(-3...3), tx: random.number(-9...9), ty: random.number(-9...9))
  }
}
