import RenderKit

@testable import RenderConformance

/// Draws a test card by asking for each pixel where it lies on the page.
struct CardCanvas {
  let document: CardDocument
  let drawing: PageDrawing

  /// The color of a pixel as blue, green, red, alpha.
  func color(_ column: Int, _ row: Int) -> [UInt8] {
    let point = place(column, row)
    guard let patch = card.patch(x: point.x, y: point.y) else { return background }
    return [patch.blue, patch.green, patch.red, 255]
  }

  private var card: TestCardPage { document.card.pages[drawing.page.index] }

  private var background: [UInt8] {
    switch drawing.request.background {
    case .color(let red, let green, let blue):
      document.flaw == .ignoresBackground ? [255, 255, 255, 255] : [blue, green, red, 255]
    case .transparent:
      switch document.flaw {
      case .opaque: [255, 255, 255, 255]
      case .straightAlpha: [255, 255, 255, 0]
      default: [0, 0, 0, 0]
      }
    }
  }

  private func place(_ column: Int, _ row: Int) -> (x: Double, y: Double) {
    let shift = document.flaw == .offByThree ? 3.0 : 0
    let map = drawing.transform
    let (x, y) = (Double(column) + 0.5 + shift - map.tx, Double(row) + 0.5 - map.ty)
    let determinant = map.a * map.d - map.b * map.c
    var right = (x * map.d - y * map.c) / determinant
    var down = (y * map.a - x * map.b) / determinant
    let size = drawing.page.size(of: drawing.request.box)
    if document.flaw == .mirrored { right = size.width - right }
    if document.flaw == .upsideDown { down = size.height - down }
    return onPage(right / drawing.page.userUnit, down / drawing.page.userUnit)
  }

  private func onPage(_ right: Double, _ down: Double) -> (x: Double, y: Double) {
    let box = drawing.page.boxes[document.flaw == .ignoresBox ? .media : drawing.request.box]
    guard card.pointsUp else { return (box.x + right, box.y + down) }
    return switch drawing.page.rotation {
    case .none: (box.x + right, box.maxY - down)
    case .quarter: (box.x + down, box.y + right)
    case .half: (box.maxX - right, box.y + down)
    case .threeQuarters: (box.maxX - down, box.maxY - right)
    }
  }
}
