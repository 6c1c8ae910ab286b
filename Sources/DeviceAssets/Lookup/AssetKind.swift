/// What a file can be to an asset, by its extension.
enum AssetKind: Hashable, Sendable {
  /// A picture of pixels, made for one scale.
  case bitmap
  /// A drawing that is rendered for every scale.
  case vector

  /// The extensions, the preferred ones first.
  var fileExtensions: [String] {
    switch self {
    case .bitmap: ["png", "jpg", "jpeg", "gif", "tiff", "tif", "bmp", "jp2"]
    case .vector: ["pdf", "svg", "svgz"]
    }
  }

  init?(fileExtension: String) {
    for kind in [AssetKind.bitmap, .vector]
    where kind.fileExtensions.contains(fileExtension.lowercased()) {
      self = kind
      return
    }
    return nil
  }
}
