import RenderKit

extension VerdictRegion {
  private enum KindName: String, Codable {
    case contentMissing, contentAdded, moved, colorChanged, shapeChanged, antialiasingOnly
  }

  private enum CodingKeys: String, CodingKey { case box, pixels, strength, kind, dx, dy }

  /// Decodes a region; what moved has `dx` and `dy` beside its kind.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind: Kind
    switch try container.decode(KindName.self, forKey: .kind) {
    case .contentMissing: kind = .contentMissing
    case .contentAdded: kind = .contentAdded
    case .colorChanged: kind = .colorChanged
    case .shapeChanged: kind = .shapeChanged
    case .antialiasingOnly: kind = .antialiasingOnly
    case .moved:
      kind = .moved(
        dx: try container.decode(Double.self, forKey: .dx),
        dy: try container.decode(Double.self, forKey: .dy))
    }
    self.init(
      box: try container.decode(PixelRect.self, forKey: .box),
      pixels: try container.decode(Int.self, forKey: .pixels),
      strength: try container.decode(Double.self, forKey: .strength), kind: kind)
  }

  /// Encodes the region; what moved has `dx` and `dy` beside its kind.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(box, forKey: .box)
    try container.encode(pixels, forKey: .pixels)
    try container.encode(strength, forKey: .strength)
    try container.encode(kindName, forKey: .kind)
    guard case .moved(let dx, let dy) = kind else { return }
    try container.encode(dx, forKey: .dx)
    try container.encode(dy, forKey: .dy)
  }

  private var kindName: KindName {
    switch kind {
    case .contentMissing: .contentMissing
    case .contentAdded: .contentAdded
    case .moved: .moved
    case .colorChanged: .colorChanged
    case .shapeChanged: .shapeChanged
    case .antialiasingOnly: .antialiasingOnly
    }
  }
}
