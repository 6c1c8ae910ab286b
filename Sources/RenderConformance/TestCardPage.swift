import RenderKit

/// A page of solid rectangles.
struct TestCardPage: Sendable {
  struct Patch: Sendable {
    let area: Rect
    let red: UInt8
    let green: UInt8
    let blue: UInt8
  }

  var media: Rect
  var crop: Rect?
  var bleed: Rect?
  var trim: Rect?
  var art: Rect?
  var rotation = Rotation.none
  var userUnit = 1.0
  var naturalDPI = 72.0
  /// Whether the y axis points up, as in PDF.
  var pointsUp = true
  /// How far, in the page's units, a color may blur into the next: images are interpolated.
  var reach = 0.0
  let patches: [Patch]

  /// Four quarters of different colors around a mark that is off center, so that no turn or mirror
  /// image of the page equals it; a margin at one side stays empty.
  static func quarters(
    of media: Rect, userUnit: Double = 1, naturalDPI: Double = 72, pointsUp: Bool = true
  ) -> TestCardPage {
    let (width, height) = (media.width / 2, media.height / 2)
    func area(_ x: Double, _ y: Double, _ scaleX: Double, _ scaleY: Double) -> Rect {
      Rect(
        x: media.x + x * width, y: media.y + y * height,
        width: scaleX * width, height: scaleY * height)
    }
    return TestCardPage(
      media: media, userUnit: userUnit, naturalDPI: naturalDPI, pointsUp: pointsUp,
      patches: [
        Patch(area: area(0.5, 0, 0.5, 1), red: 255, green: 0, blue: 0),
        Patch(area: area(1, 0, 1, 1), red: 0, green: 255, blue: 0),
        Patch(area: area(0.5, 1, 0.5, 1), red: 0, green: 0, blue: 255),
        Patch(area: area(1, 1, 1, 1), red: 255, green: 255, blue: 0),
        Patch(area: area(0.75, 0.5, 0.75, 0.25), red: 0, green: 0, blue: 0),
      ])
  }

  var boxes: PageBoxes {
    PageBoxes(media: media, crop: crop, bleed: bleed, trim: trim, art: art)
  }

  /// The topmost rectangle at a point of the page.
  func patch(x: Double, y: Double) -> Patch? {
    patches.last { patch in
      let area = patch.area
      return area.x <= x && x < area.maxX && area.y <= y && y < area.maxY
    }
  }
}
