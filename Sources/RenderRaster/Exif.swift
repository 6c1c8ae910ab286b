/// What Exif data says about showing a picture (Exif 2.32, section 4.6: a TIFF directory).
///
/// Nothing in it is trusted: what does not lie within the bytes is not there.
struct Exif {
  private(set) var orientation: ExifOrientation?
  private(set) var dpi: Double?

  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool

  /// Reads a TIFF header and its first directory.
  init?(tiff bytes: ArraySlice<UInt8>) {
    guard bytes.count >= 8 else { return nil }
    switch Array(bytes.prefix(4)) {
    case [0x49, 0x49, 0x2A, 0]: isLittleEndian = true
    case [0x4D, 0x4D, 0, 0x2A]: isLittleEndian = false
    default: return nil
    }
    self.bytes = bytes
    guard let start = number(at: 4, byteCount: 4), let count = number(at: start, byteCount: 2)
    else { return }
    readEntries((0..<count).map { start + 2 + $0 * 12 })
  }

  /// Reads the contents of JPEG's APP1 marker, which may hold something else.
  init?(marker bytes: ArraySlice<UInt8>) {
    guard bytes.starts(with: Array("Exif\0\0".utf8)) else { return nil }
    self.init(tiff: bytes.dropFirst(6))
  }

  private mutating func readEntries(_ offsets: [Int]) {
    var resolution: Double?
    var isMetric = false
    for offset in offsets {
      guard let tag = number(at: offset, byteCount: 2) else { return }
      switch tag {
      case 0x0112:
        orientation = number(at: offset + 8, byteCount: 2).flatMap(ExifOrientation.init)
      case 0x011A: resolution = number(at: offset + 8, byteCount: 4).flatMap(ratio)
      case 0x0128: isMetric = number(at: offset + 8, byteCount: 2) == 3
      default: break
      }
    }
    dpi = resolution.map { isMetric ? $0 * 2.54 : $0 }
  }

  private func ratio(at offset: Int) -> Double? {
    guard let top = number(at: offset, byteCount: 4),
      let bottom = number(at: offset + 4, byteCount: 4), bottom > 0
    else { return nil }
    return Double(top) / Double(bottom)
  }

  private func number(at offset: Int, byteCount: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - byteCount else { return nil }
    let part = bytes.dropFirst(offset).prefix(byteCount)
    let digits = isLittleEndian ? Array(part.reversed()) : Array(part)
    return digits.reduce(0) { $0 << 8 | Int($1) }
  }
}
