import RenderKit

/// The comparison of two opaque pictures at about 100 dpi.
struct Judgment {
  private let first: JudgedPicture
  private let second: JudgedPicture
  private let blocks: BlockGrid
  let structure: StructureMap
  let tone: ToneMap
  private let limit: Float

  init(_ first: JudgedPicture, _ second: JudgedPicture, _ options: VerdictOptions) {
    self.first = first
    self.second = second
    limit = Float(options.sensitivity.limit)
    let toleratesHairlines = options.toleratesHairlines
    blocks = BlockGrid(first, second, toleratesHairlines: toleratesHairlines)
    structure = StructureMap(first, second, blocks, toleratesHairlines: toleratesHairlines)
    tone = ToneMap(blocks)
  }

  var score: Float { max(structure.values.max() ?? 0, tone.values.max() ?? 0) }

  /// Where the pictures look different, the strongest first.
  func regions(_ scale: PageScale) -> [VerdictRegion] {
    guard score > limit else { return [] }
    return areas(structure.values, tone.values).sorted { $0.peak > $1.peak }.map { area in
      VerdictRegion(area, kind(of: area), scale)
    }
  }

  /// Groups what maps of the same grids show; tone is coarse: it speaks only where structure is
  /// silent.
  func areas(_ structure: [Float], _ tone: [Float]) -> [RegionArea] {
    var shapes = RegionFinder(
      structure, columns: self.structure.columns, side: CellSums.side, first.size, reach: 2)
    let found = shapes.areas(above: limit)
    var tones = RegionFinder(
      tone, columns: blocks.columns, side: BlockGrid.side, first.size, reach: 1)
    return found
      + tones.areas(above: limit).filter { tone in !found.contains(where: tone.overlaps) }
  }

  /// What happened in an area.
  func kind(of area: RegionArea) -> VerdictRegion.Kind { RegionPatch(area, first, second).kind }

  /// The cell of the structure's map that an area is strongest at.
  func place(of area: RegionArea) -> Int {
    let column = min(area.center.x / CellSums.side, structure.columns - 1)
    let row = min(area.center.y / CellSums.side, structure.rows - 1)
    return row * structure.columns + column
  }
}
