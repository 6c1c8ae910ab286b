import RenderKit

/// The comparison of two opaque pictures at about 100 dpi.
struct Judgment {
  private let tiles: PageTiles
  let structure: StructureMap
  let tone: ToneMap
  private let limit: Float
  /// The areas whose kinds are looked for: far more than a person would look at.
  private static let mostAreas = 400

  init(_ tiles: PageTiles, _ scale: PageScale, _ options: VerdictOptions) {
    self.tiles = tiles
    limit = Float(options.sensitivity.limit)
    let models = [NoiseModel.luma, .chroma].map { model in
      let reduced = model.reduced(by: scale.factor * min(1, options.dpi / 100)).at(dpi: options.dpi)
      return options.toleratesHairlines ? reduced.toleratingHairlines : reduced
    }
    structure = StructureMap(tiles, luma: models[0], chroma: models[1])
    tone = ToneMap(tiles, dpi: options.dpi)
  }

  var score: Float { max(structure.values.max() ?? 0, tone.values.max() ?? 0) }

  /// Where the pictures look different, the strongest first; a part of them, if there are too many.
  func regions(_ scale: PageScale) -> [VerdictRegion] {
    guard score > limit else { return [] }
    let found = MoveFinder(tiles).joined(
      areas(structure.values, tone.values).map { (area: $0, kind: kind(of: $0)) })
    let regions = found.map { VerdictRegion($0.area, $0.kind, scale) }
    return VerdictRegion.merged(regions, factor: scale.factor)
  }

  /// Groups what maps of the same grids show, the strongest first; tone is coarse: it speaks only
  /// where structure is silent.
  func areas(_ structure: [Float], _ tone: [Float]) -> [RegionArea] {
    var shapes = RegionFinder(
      structure, columns: self.structure.columns, side: CellBand.cellSide, tiles.size, reach: 2)
    let found = shapes.areas(above: limit)
    var tones = RegionFinder(
      tone, columns: self.tone.columns, side: BlockInks.blockSide, tiles.size, reach: 1)
    let others = tones.areas(above: limit).filter { tone in !found.contains(where: tone.overlaps) }
    return Array((found + others).sorted { $0.peak > $1.peak }.prefix(Self.mostAreas))
  }

  /// What happened in an area.
  func kind(of area: RegionArea) -> VerdictRegion.Kind { RegionPatch(area, tiles).kind }

  /// The cell of the structure's map that an area is strongest at.
  func place(of area: RegionArea) -> Int {
    let column = min(area.center.x / CellBand.cellSide, structure.columns - 1)
    let row = min(area.center.y / CellBand.cellSide, structure.rows - 1)
    return row * structure.columns + column
  }
}
