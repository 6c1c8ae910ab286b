import RenderKit

extension VerdictRegion {
  /// How far sizes may differ, in pixels, because engines round them differently.
  private static let roundingOfSizes = 2

  /// What only one of two pictures of different size has, to the right and below.
  static func beyond(_ first: PixelSize, _ second: PixelSize) -> [VerdictRegion] {
    let common = first.common(with: second)
    let whole = first.enclosing(second)
    var regions: [VerdictRegion] = []
    if whole.width - common.width > roundingOfSizes {
      let height = first.width > second.width ? first.height : second.height
      let box = PixelRect(
        x: common.width, y: 0, width: whole.width - common.width, height: height)
      regions.append(VerdictRegion(beyond: box, first.width > second.width))
    }
    if whole.height - common.height > roundingOfSizes {
      let box = PixelRect(
        x: 0, y: common.height, width: common.width, height: whole.height - common.height)
      regions.append(VerdictRegion(beyond: box, first.height > second.height))
    }
    return regions
  }

  private init(beyond box: PixelRect, _ isInFirst: Bool) {
    self.init(
      box: box, pixels: box.width * box.height, strength: 1,
      kind: isInFirst ? .contentMissing : .contentAdded)
  }
}
