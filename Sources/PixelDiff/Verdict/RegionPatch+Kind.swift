extension RegionPatch {
  /// A picture with this part of the other's ink, or less, is empty there.
  private static let emptyShare: Float = 0.2
  /// A picture with this part of the other's ink, or less, lacks something beside what it has.
  private static let littleShare: Float = 0.5
  /// Edges agree from this correlation on.
  private static let agreement: Float = 0.8

  /// What happened, by the first rule that holds.
  var kind: VerdictRegion.Kind {
    if samples.isEmpty { return .colorChanged }
    let ink = (inkOf(first), inkOf(second))
    if ink.1 < ink.0 * Self.emptyShare { return .contentMissing }
    if ink.0 < ink.1 * Self.emptyShare { return .contentAdded }
    let displacement = displacement()
    if displacement.explains { return displacement.kind }
    if edgeCorrelation > Self.agreement { return .colorChanged }
    if ink.1 < ink.0 * Self.littleShare { return .contentMissing }
    return ink.0 < ink.1 * Self.littleShare ? .contentAdded : .shapeChanged
  }

  /// How far a picture's colors are from the background where the pictures differ.
  private func inkOf(_ picture: [SIMD4<Float>]) -> Float {
    samples.reduce(Float(0)) { sum, sample in
      let ink = picture[sample] - background
      return sum + (ink * ink).sum()
    }
  }

  /// How well the strengths of the pictures' edges agree, whatever their colors, from 0 to 1.
  private var edgeCorrelation: Float {
    var product = Float(0)
    var energies = (Float(0), Float(0))
    for index in first.indices where index >= rowLength && index % rowLength > 0 {
      let edges = (Self.edge(first, index, rowLength), Self.edge(second, index, rowLength))
      product += (edges.0 * edges.1).squareRoot()
      energies.0 += edges.0
      energies.1 += edges.1
    }
    let energy = (energies.0 * energies.1).squareRoot()
    return energy > 0 ? product / energy : 1
  }

  private static func edge(_ picture: [SIMD4<Float>], _ index: Int, _ rowLength: Int) -> Float {
    let across = picture[index] - picture[index - 1]
    let down = picture[index] - picture[index - rowLength]
    return (across * across + down * down).sum()
  }
}
