extension RegionPatch {
  /// The best displacement of the first picture's content, and the part of the difference it leaves.
  struct Displacement {
    let dx: Double
    let dy: Double
    let remainder: Double

    /// A displacement that leaves this part of the difference, or less, explains it.
    private static let explainedShare = 0.25
    /// What is nearer than this is where it was, as engines place things.
    private static let nearest = 0.75

    var explains: Bool { remainder < Self.explainedShare }
    var isMove: Bool { explains && (dx * dx + dy * dy).squareRoot() >= Self.nearest }
    var kind: VerdictRegion.Kind { isMove ? .moved(dx: dx, dy: dy) : .antialiasingOnly }
  }

  /// What a displacement leaves that is as good as the best one, as a part of the difference.
  private static let tie: Float = 0.02
  /// The squared difference of a pixel that a part of a pixel's displacement may make.
  private static let partial: Float = 64 * 64

  /// Looks for the displacement that makes the pictures agree where they differ.
  ///
  /// Where they differ there are only the ends of what moved, which the inside of a thick thing
  /// would take farther: so the nearest of equally good displacements is taken, and refined by parts
  /// of a pixel over what is around, too.
  func displacement() -> Displacement {
    let still = rest(0, samples)
    let steps = (-reach...reach).flatMap { dy in
      (-reach...reach).map { dx in (dx: dx, dy: dy, rest: rest(dy * rowLength + dx, samples)) }
    }
    let least = steps.map(\.rest).min() ?? still
    let best = steps.filter { $0.rest <= least + Self.tie * still }
      .min { $0.dx * $0.dx + $0.dy * $0.dy < $1.dx * $1.dx + $1.dy * $1.dy }
    guard let best, still > 0 else { return Displacement(dx: 0, dy: 0, remainder: 0) }
    let step = best.dy * rowLength + best.dx
    let places = surroundings(step)
    return Displacement(
      dx: Double(best.dx) + vertex(step, 1, places),
      dy: Double(best.dy) + vertex(step, rowLength, places),
      remainder: Double(best.rest / still))
  }

  /// How far beyond a step the best one lies, by a parabola through its neighbors.
  private func vertex(_ step: Int, _ neighbor: Int, _ places: [Int]) -> Double {
    let (before, after) = (rest(step - neighbor, places), rest(step + neighbor, places))
    let curvature = before - 2 * rest(step, places) + after
    return curvature > 0 ? Double(max(-0.5, min(0.5, (before - after) / (2 * curvature)))) : 0
  }

  /// The samples, where a step takes them, and the pixels next to all of these, without what stays.
  private func surroundings(_ step: Int) -> [Int] {
    var places: Set<Int> = []
    for sample in samples {
      for next in [0, 1, -1, rowLength, -rowLength] {
        places.formUnion([sample + next, sample + next + step, sample + next - step])
      }
    }
    let margin = abs(step) + rowLength
    return places.filter { place in
      place >= margin && place < first.count - margin
        && rest(step, at: place) <= max(rest(0, at: place), Self.partial)
    }.sorted()
  }

  private func rest(_ step: Int, _ places: [Int]) -> Float {
    places.reduce(0) { $0 + rest(step, at: $1) }
  }

  /// What a step leaves of a difference, seen from the place left and from the place taken.
  private func rest(_ step: Int, at place: Int) -> Float {
    let forth = first[place] - second[place &+ step]
    let back = second[place] - first[place &- step]
    return (forth * forth + back * back).sum()
  }
}
