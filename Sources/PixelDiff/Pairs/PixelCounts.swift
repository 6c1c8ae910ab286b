import RenderKit

/// How many pixels of two pictures count.
struct PixelCounts {
  /// The pixels that both have.
  let common: Int
  /// The pixels that only one has.
  let single: Int
  /// The pixels that either has but that do not count.
  let ignored: Int

  init(_ first: PixelSize, _ second: PixelSize, _ mask: PixelMask) {
    common = mask.count(in: first.common(with: second))
    single = mask.count(in: first) + mask.count(in: second) - 2 * common
    ignored = first.area + second.area - first.common(with: second).area - common - single
  }

  /// The pixels that either picture has.
  var all: Int { common + single }
}
