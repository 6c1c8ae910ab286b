import RenderConformance
import RenderKit

extension SeededGenerator {
  /// Any number between two.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  mutating func rotation() -> Rotation { element(of: Rotation.allCases) }

  mutating func element<Element>(of elements: [Element]) -> Element {
    elements[integer(0...elements.count - 1)]
  }

  mutating func pixelSize(upTo side: Int = 400) -> PixelSize {
    PixelSize(width: integer(1...side), height: integer(1...side))
  }

  /// A box with a positive extent within another.
  mutating func box(within outer: Rect) -> Rect {
    let x = number(outer.x...(outer.maxX - outer.width / 4))
    let y = number(outer.y...(outer.maxY - outer.height / 4))
    return Rect(
      x: x, y: y, width: number(outer.width / 8...outer.maxX - x),
      height: number(outer.height / 8...outer.maxY - y))
  }

  /// A page with five different boxes, turned and scaled in any way.
  mutating func page() -> PageInfo {
    let media = Rect(
      x: number(-300...300), y: number(-300...300), width: number(20...900),
      height: number(20...900))
    let crop = box(within: media)
    let boxes = PageBoxes(
      media: media, crop: crop, bleed: box(within: media), trim: box(within: crop),
      art: box(within: crop))
    return PageInfo(
      index: 0, boxes: boxes, rotation: rotation(),
      userUnit: element(of: [1, 1, 0.75, 2, number(0.1...4)]), naturalDPI: element(of: [72, 96]))
  }
}
