import RenderKit

/// The comparison of two opaque pictures at about 100 dpi.
struct Judgment {
  private let tiles: PageTiles
  private let structure: StructureMap
  private let tone: ToneMap
  private let limit: Float
  /// The areas whose kinds are looked for: far more than a person would look at.
  private static let mostAreas = 400

  init(_ tiles: PageTiles, _ scale: PageScale, _ options: VerdictOptions) {
    self.tiles = tiles
    limit = Float(options.sensitivity.limit)
    let models = [NoiseModel.luma, .chroma].map { model in
      let reduced = model.reduced(by: scale.factor)
      return options.toleratesHairlines ? reduced.toleratingHairlines : reduced
    }
    structure = StructureMap(tiles, luma: models[0], chroma: models[1])
    tone = ToneMap(tiles)
  }

  var score: Float { max(structure.values.max() ?? 0, tone.values.max() ?? 0) }

  /// Where the pictures look different, the strongest first; a part of them, if there are too many.
  func regions(_ scale: PageScale) -> [VerdictRegion] {
    guard score > limit else { return [] }
    let areas = areas().sorted { $0.peak > $1.peak }.prefix(Self.mostAreas)
    let regions = areas.map { area in
      VerdictRegion(area, RegionPatch(area, tiles).kind, scale)
    }
    return VerdictRegion.merged(regions, factor: scale.factor)
  }

  /// Tone is coarse: it speaks only where structure is silent.
  private func areas() -> [RegionArea] {
    var shapes = RegionFinder(
      structure.values, columns: structure.columns, side: CellBand.cellSide, tiles.size, reach: 2)
    let found = shapes.areas(above: limit)
    var tones = RegionFinder(
      tone.values, columns: tone.columns, side: BlockInks.blockSide, tiles.size, reach: 1)
    return found
      + tones.areas(above: limit).filter { tone in !found.contains(where: tone.overlaps) }
  }
}
