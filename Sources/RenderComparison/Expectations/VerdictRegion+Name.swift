import PixelDiff

extension VerdictRegion.Kind {
  /// The names of all kinds, as records have them.
  static let names = [
    "contentMissing", "contentAdded", "moved", "colorChanged", "shapeChanged", "antialiasingOnly",
  ]

  /// The kind's name, as records have it.
  var name: String {
    switch self {
    case .contentMissing: "contentMissing"
    case .contentAdded: "contentAdded"
    case .moved: "moved"
    case .colorChanged: "colorChanged"
    case .shapeChanged: "shapeChanged"
    case .antialiasingOnly: "antialiasingOnly"
    }
  }
}
