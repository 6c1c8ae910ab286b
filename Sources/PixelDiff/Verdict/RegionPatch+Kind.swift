extension RegionPatch {
  /// A picture with this part of the other's ink, or less, is empty there.
  private static let emptyShare: Float = 0.2
  /// A displacement that leaves this part of the difference, or less, explains it.
  private static let explainedShare = 0.4
  /// Edges agree from this correlation on.
  private static let agreement: Float = 0.8

  /// What happened, by the first rule that holds.
  var kind: VerdictRegion.Kind {
    if samples.isEmpty { return .colorChanged }
    let ink = (inkOf(first), inkOf(second))
    if ink.1 < ink.0 * Self.emptyShare { return .contentMissing }
    if ink.0 < ink.1 * Self.emptyShare { return .contentAdded }
    let displacement = displacement()
    if displacement.remainder < Self.explainedShare {
      return displacement.length < 0.75
        ? .antialiasingOnly : .moved(dx: displacement.dx, dy: displacement.dy)
    }
    return edgeCorrelation > Self.agreement ? .colorChanged : .shapeChanged
  }

  /// How far a picture's colors are from the background where the pictures differ.
  private func inkOf(_ picture: [SIMD4<Float>]) -> Float {
    samples.reduce(Float(0)) { sum, sample in
      let ink = picture[sample] - background
      return sum + (ink * ink).sum()
    }
  }

  /// How well the edges of the pictures agree, whatever the sign in each channel, from 0 to 1.
  private var edgeCorrelation: Float {
    var products = SIMD4<Float>()
    var energies = (Float(0), Float(0))
    for index in first.indices where index >= rowLength && index % rowLength > 0 {
      for step in [1, rowLength] {
        let edges = (first[index] - first[index - step], second[index] - second[index - step])
        products += edges.0 * edges.1
        energies.0 += (edges.0 * edges.0).sum()
        energies.1 += (edges.1 * edges.1).sum()
      }
    }
    let energy = (energies.0 * energies.1).squareRoot()
    let agreement = products.replacing(with: -products, where: products .< 0).sum()
    return energy > 0 ? agreement / energy : 1
  }
}
