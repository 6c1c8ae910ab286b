/// The order in which the versions of an asset are looked for.
///
/// Within a location the most specific version wins: first one for the orientation, then one for the
/// kind of device, then by scale. The device's own scale comes first, then the next lower ones (the
/// picture is enlarged a little), then the higher ones: 2, 1, 3 on a 2x device.
struct AssetLookup {
  /// The scales for which versions are made.
  private static let scales = [1.0, 2, 3, 4].map(Scale.init)

  let device: Device

  /// The names of all versions that would serve, best first.
  func candidates(
    for name: String, _ kind: AssetKind, fileExtension: String? = nil
  ) -> [String] {
    let extensions = fileExtension.map { [$0] } ?? kind.fileExtensions
    let scales = kind == .bitmap ? scaleModifiers : [nil]
    var names: [String] = []
    for orientation in orientations {
      for idiom in idioms {
        for scale in scales {
          let file = AssetFileName(
            name: name, orientation: orientation, scale: scale, idiom: idiom)
          names += extensions.map { "\(file).\($0)" }
        }
      }
    }
    return names
  }

  /// The first of the locations that has one of the versions, and the best version there.
  ///
  /// Whatever a location has hides all that those after it have.
  static func first<Location>(
    of candidates: [String], in chain: [Location], where exists: (Location, String) -> Bool
  ) -> (location: Location, fileName: String)? {
    for location in chain {
      if let name = candidates.first(where: { exists(location, $0) }) { return (location, name) }
    }
    return nil
  }

  private var orientations: [Orientation?] {
    [device.orientation, device.orientation?.general].filter { $0 != nil } + [nil]
  }

  private var idioms: [Idiom?] { device.idiom.map { [$0, nil] } ?? [nil] }

  /// A version at one pixel a point has no modifier; the rare `@1x` counts, too.
  private var scaleModifiers: [Scale?] {
    orderedScales.flatMap { $0 == .x1 ? [nil, $0] : [$0] }
  }

  private var orderedScales: [Scale] {
    let own = device.scale
    let lower = Self.scales.filter { $0 < own }.reversed()
    return [own] + lower + Self.scales.filter { $0 > own }
  }
}
