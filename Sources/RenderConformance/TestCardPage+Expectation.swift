import RenderKit

extension TestCardPage {
  /// The first pixel that is not as the card says, described; `nil` where all are.
  ///
  /// The place of a pixel on the page is found here from first principles, without the geometry that
  /// is under test. Pixels within 1.5 of an edge are left out, for engines soften edges each in their
  /// own way, and so is a difference of 2 levels, for color management.
  func mismatch(
    in bitmap: Bitmap, _ request: PageRequest, scale: Double, background: UInt8 = 255
  ) -> String? {
    let place = Place(page: self, request: request, scale: scale)
    for row in stride(from: 0, to: bitmap.size.height, by: 2) {
      for column in stride(from: 0, to: bitmap.size.width, by: 2) {
        guard let expected = place.solidColor(column, row, background) else { continue }
        let offset = row * bitmap.layout.bytesPerRow + column * 4
        let found = Array(bitmap.bytes[offset..<offset + 4])
        if zip(expected, found).contains(where: { abs(Int($0) - Int($1)) > 2 }) {
          return "pixel (\(column), \(row)) of \(bitmap.size) is \(found), not \(expected)"
        }
      }
    }
    return nil
  }
}

/// Where the pixels of a picture lie on a page.
private struct Place {
  let page: TestCardPage
  let turn: Rotation
  let box: Rect
  let pixelsPerUnit: Double

  init(page: TestCardPage, request: PageRequest, scale: Double) {
    self.page = page
    turn = page.rotation + request.rotation
    box = page.boxes[request.box]
    pixelsPerUnit = scale * page.userUnit
  }

  /// The color of a pixel as blue, green, red, alpha; `nil` near an edge.
  func solidColor(_ column: Int, _ row: Int, _ background: UInt8) -> [UInt8]? {
    let color = color(Double(column) + 0.5, Double(row) + 0.5, background)
    let around = [(-1.0, -1.0), (2, -1), (-1, 2), (2, 2)].map { offset in
      self.color(Double(column) + offset.0, Double(row) + offset.1, background)
    }
    return around.allSatisfy { $0 == color } ? color : nil
  }

  private func color(_ column: Double, _ row: Double, _ background: UInt8) -> [UInt8] {
    let (right, down) = (column / pixelsPerUnit, row / pixelsPerUnit)
    let (bottom, top) = page.pointsUp ? (box.y, box.maxY) : (box.maxY, box.y)
    let sign = page.pointsUp ? 1.0 : -1.0
    let point =
      switch turn {
      case .none: (box.x + right, top - sign * down)
      case .quarter: (box.x + down, bottom + sign * right)
      case .half: (box.maxX - right, bottom + sign * down)
      case .threeQuarters: (box.maxX - down, top - sign * right)
      }
    guard let patch = page.patch(x: point.0, y: point.1) else {
      return [background, background, background, 255]
    }
    return [patch.blue, patch.green, patch.red, 255]
  }
}
