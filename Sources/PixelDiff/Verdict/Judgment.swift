import RenderKit

/// The comparison of two opaque pictures at about 100 dpi.
struct Judgment {
  private let first: JudgedPicture
  private let second: JudgedPicture
  private let blocks: BlockGrid
  private let structure: StructureMap
  private let tone: ToneMap
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

  /// Tone is coarse: it speaks only where structure is silent.
  private func areas() -> [RegionArea] {
    var shapes = RegionFinder(
      structure.values, columns: structure.columns, side: CellSums.side, first.size, reach: 2)
    let found = shapes.areas(above: limit)
    var tones = RegionFinder(
      tone.values, columns: blocks.columns, side: BlockGrid.side, first.size, reach: 1)
    return found
      + tones.areas(above: limit).filter { tone in !found.contains(where: tone.overlaps) }
  }
}
