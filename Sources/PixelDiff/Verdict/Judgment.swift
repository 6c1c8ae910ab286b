import RenderKit

/// The comparison of two opaque pictures at about 100 dpi.
struct Judgment {
  private let first: JudgedPicture
  private let second: JudgedPicture
  let blocks: BlockGrid
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
    return areas().sorted { $0.peak > $1.peak }.map { area in
      VerdictRegion(area, RegionPatch(area, first, second).kind, scale)
    }
  }

  private func areas() -> [RegionArea] {
    Self.areas(
      structure.values, columns: structure.columns, tone.values, columns: blocks.columns,
      first.size, above: limit)
  }

  /// Groups what both maps show; tone is coarse, so it speaks only where structure is silent.
  static func areas(
    _ structure: [Float], columns: Int, _ tone: [Float], columns blockColumns: Int,
    _ size: PixelSize, above limit: Float
  ) -> [RegionArea] {
    var shapes = RegionFinder(structure, columns: columns, side: CellSums.side, size, reach: 2)
    let found = shapes.areas(above: limit)
    var tones = RegionFinder(tone, columns: blockColumns, side: BlockGrid.side, size, reach: 1)
    return found
      + tones.areas(above: limit).filter { tone in !found.contains(where: tone.overlaps) }
  }
}
