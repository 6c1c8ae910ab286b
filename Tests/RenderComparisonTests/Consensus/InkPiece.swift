import RenderConformance
import RenderKit

/// Ink that hangs together, such as a word, with paper of one color around it.
struct InkPiece {
  /// The gap in pixels that letters of a word leave.
  private static let gap = 3
  /// A color this far from the paper is ink.
  private static let contrast = 64

  let box: PixelRect
  let paper: SIMD3<Int>
  /// The strongest color.
  let color: SIMD3<Int>
  /// Everything in the box that is not quite paper.
  let pixels: [(place: (x: Int, y: Int), color: SIMD3<Int>)]

  /// Looks for a piece at some of the places where neighbors differ.
  init?(in picture: Bitmap, using random: inout SeededGenerator) {
    let canvas = PixelCanvas(picture)
    let edges = canvas.colors.indices.dropFirst().filter {
      distance(canvas.colors[$0], canvas.colors[$0 - 1]) > Self.contrast
    }
    for _ in 0..<100 {
      guard let edge = edges.randomElement(using: &random) else { return nil }
      let (y, x) = edge.quotientAndRemainder(dividingBy: canvas.size.width)
      if let piece = InkPiece(around: (x, y), in: canvas) {
        self = piece
        return
      }
    }
    return nil
  }

  /// The piece near a place; `nil` where it is too small, too large or not on plain paper.
  private init?(around place: (x: Int, y: Int), in canvas: PixelCanvas) {
    guard let paper = Self.paper(around: place, in: canvas),
      let found = Self.extent(from: place, on: paper, in: canvas),
      (6...160).contains(found.width), (6...80).contains(found.height),
      let box = Self.grown(found, in: canvas)
    else { return nil }
    var pixels: [(place: (x: Int, y: Int), color: SIMD3<Int>)] = []
    for y in box.y..<box.y + box.height {
      for x in box.x..<box.x + box.width where canvas[x, y] != paper {
        let isEdge =
          x == box.x || y == box.y || x == box.x + box.width - 1
          || y == box.y + box.height - 1
        if isEdge && distance(canvas[x, y], paper) > 16 { return nil }
        pixels.append(((x, y), canvas[x, y]))
      }
    }
    let strong = pixels.filter { distance($0.color, paper) > Self.contrast }
    guard strong.count >= 24 else { return nil }
    self.box = box
    self.paper = paper
    self.pixels = pixels
    color = pixels.max { distance($0.color, paper) < distance($1.color, paper) }?.color ?? paper
  }

  /// A color with the share of ink that another one has.
  func blend(_ old: SIMD3<Int>, _ new: SIMD3<Int>) -> SIMD3<Int> {
    let share = min(distance(old, paper), distance(color, paper))
    return paper &+ ((new &- paper) &* share) / max(1, distance(color, paper))
  }

  /// The most frequent color near a place.
  private static func paper(around place: (x: Int, y: Int), in canvas: PixelCanvas) -> SIMD3<Int>? {
    var counts: [SIMD3<Int>: Int] = [:]
    for y in max(0, place.y - 20)..<min(canvas.size.height, place.y + 20) {
      for x in max(0, place.x - 20)..<min(canvas.size.width, place.x + 20) {
        counts[canvas[x, y], default: 0] += 1
      }
    }
    let total = counts.values.reduce(0, +)
    return counts.max { $0.value < $1.value }.flatMap { 3 * $0.value > total ? $0.key : nil }
  }

  /// The rectangle around the ink that is reached from a place in steps over gaps.
  private static func extent(
    from place: (x: Int, y: Int), on paper: SIMD3<Int>, in canvas: PixelCanvas
  ) -> PixelRect? {
    func isInk(_ x: Int, _ y: Int) -> Bool { distance(canvas[x, y], paper) > contrast }
    guard isInk(place.x, place.y) else { return nil }
    var seen: Set = [place.y * canvas.size.width + place.x]
    var waiting = [place]
    var (left, right, top, bottom) = (place.x, place.x, place.y, place.y)
    while let (x, y) = waiting.popLast() {
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      guard right - left < 200, bottom - top < 120 else { return nil }
      for nextY in max(0, y - gap)...min(canvas.size.height - 1, y + gap) {
        for nextX in max(0, x - gap)...min(canvas.size.width - 1, x + gap)
        where isInk(nextX, nextY)
          && seen.insert(nextY * canvas.size.width + nextX).inserted
        {
          waiting.append((nextX, nextY))
        }
      }
    }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The rectangle with two pixels around it, where that lies well within the page.
  private static func grown(_ box: PixelRect, in canvas: PixelCanvas) -> PixelRect? {
    let grown = PixelRect(
      x: box.x - 2, y: box.y - 2, width: box.width + 4, height: box.height + 4)
    let isInside =
      grown.x > 2 && grown.y > 2 && grown.x + grown.width < canvas.size.width - 2
      && grown.y + grown.height < canvas.size.height - 2
    return isInside ? grown : nil
  }
}
