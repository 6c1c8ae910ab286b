import RenderKit

/// The comparison of two opaque pictures at about 100 dpi.
struct Judgment {
  private let tiles: PageTiles
  private let structure: StructureMap
  private let tone: ToneMap
  private let limit: Float

  init(_ tiles: PageTiles, _ options: VerdictOptions) {
    self.tiles = tiles
    limit = Float(options.sensitivity.limit)
    structure = StructureMap(tiles, toleratesHairlines: options.toleratesHairlines)
    tone = ToneMap(tiles, toleratesHairlines: options.toleratesHairlines)
  }

  var score: Float { max(structure.values.max() ?? 0, tone.values.max() ?? 0) }

  /// Where the pictures look different, the strongest first.
  func regions(_ scale: PageScale) -> [VerdictRegion] {
    guard score > limit else { return [] }
    return areas().sorted { $0.peak > $1.peak }.map { area in
      VerdictRegion(area, RegionPatch(area, tiles).kind, scale)
    }
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
