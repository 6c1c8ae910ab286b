extension RegionPatch {
  /// The best displacement of the first picture's content, and the part of the difference it leaves.
  struct Displacement {
    let dx: Double
    let dy: Double
    let remainder: Double

    var length: Double { (dx * dx + dy * dy).squareRoot() }
  }

  /// Looks for the displacement that makes the pictures agree where they differ.
  func displacement() -> Displacement {
    let reach = Self.reach
    let side = 2 * reach + 1
    var rests = [Double](repeating: .infinity, count: side * side)
    for dy in -reach...reach {
      for dx in -reach...reach { rests[(dy + reach) * side + dx + reach] = rest(dx, dy) }
    }
    let still = rests[reach * side + reach]
    let best = rests.indices.min { rests[$0] < rests[$1] } ?? 0
    let (y, x) = best.quotientAndRemainder(dividingBy: side)
    func vertex(_ index: Int, _ place: Int, _ step: Int) -> Double {
      guard place > 0, place < side - 1 else { return 0 }
      let curvature = rests[index - step] - 2 * rests[index] + rests[index + step]
      return curvature > 0 ? (rests[index - step] - rests[index + step]) / (2 * curvature) : 0
    }
    return Displacement(
      dx: Double(x - reach) + vertex(best, x, 1), dy: Double(y - reach) + vertex(best, y, side),
      remainder: still > 0 ? rests[best] / still : 0)
  }

  /// What a displacement leaves, seen from the place left and from the place taken.
  private func rest(_ dx: Int, _ dy: Int) -> Double {
    let step = dy * rowLength + dx
    var sum = SIMD4<Float>()
    for sample in samples {
      let forth = first[sample] - second[sample &+ step]
      let back = second[sample] - first[sample &- step]
      sum += forth * forth + back * back
    }
    return Double(sum.sum())
  }
}
