import RenderKit

extension TestCardPage {
  /// The first pixel that is not as the card says, described; `nil` where all are.
  ///
  /// The place of a pixel on the page is found here from first principles, without the geometry that
  /// is under test. Pixels within 1.5 of an edge are left out, for engines soften edges each in their
  /// own way, and so is a difference of 2 levels, for color management.
  func mismatch(
    in bitmap: Bitmap, _ request: PageRequest, scale: Double, background: Int16 = 255
  ) -> String? {
    let place = Place(page: self, request: request, scale: scale)
    for row in stride(from: 1, to: bitmap.size.height, by: 3) {
      for column in stride(from: 1, to: bitmap.size.width, by: 3) {
        guard let expected = place.solidColor(column, row, background) else { continue }
        let offset = row * bitmap.layout.bytesPerRow + column * 4
        let found = SIMD4<Int16>(
          Int16(bitmap.bytes[offset]), Int16(bitmap.bytes[offset + 1]),
          Int16(bitmap.bytes[offset + 2]), Int16(bitmap.bytes[offset + 3]))
        let difference = found &- expected
        if difference.max() > 2 || difference.min() < -2 {
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

  /// The color of a pixel as blue, green, red, alpha; `nil` near an edge, be it the box's own.
  func solidColor(_ column: Int, _ row: Int, _ background: Int16) -> SIMD4<Int16>? {
    let reach = 1.5 + page.reach * pixelsPerUnit
    let offsets = [-1, -0.5, 0, 0.5, 1].map { 0.5 + $0 * reach }
    guard let color = color(Double(column) + 0.5, Double(row) + 0.5, background) else { return nil }
    let isSolid = offsets.allSatisfy { right in
      offsets.allSatisfy { down in
        self.color(Double(column) + right, Double(row) + down, background) == color
      }
    }
    return isSolid ? color : nil
  }

  private func color(_ column: Double, _ row: Double, _ background: Int16) -> SIMD4<Int16>? {
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
    guard box.x...box.maxX ~= point.0, box.y...box.maxY ~= point.1 else { return nil }
    guard let patch = page.patch(x: point.0, y: point.1) else {
      return SIMD4(background, background, background, 255)
    }
    return SIMD4(Int16(patch.blue), Int16(patch.green), Int16(patch.red), 255)
  }
}
