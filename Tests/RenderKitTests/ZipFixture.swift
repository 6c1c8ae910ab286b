/// A zip archive with entries that are not compressed.
struct ZipFixture {
  private var files: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  init(_ names: [String]) {
    for name in names { add(name) }
  }

  mutating func add(_ name: String, _ content: String = "") {
    let name = Array(name.utf8)
    let size = content.utf8.count
    let offset = files.count
    let shared =
      Self.number(20, 2) + Self.number(0, 12) + Self.number(size, 4) + Self.number(size, 4)
      + Self.number(name.count, 2) + Self.number(0, 2)
    files += Array("PK\u{3}\u{4}".utf8) + shared + name + Array(content.utf8)
    directory += Array("PK\u{1}\u{2}".utf8) + Self.number(20, 2) + shared + Self.number(0, 10)
    directory += Self.number(offset, 4) + name
    count += 1
  }

  /// The archive; `offset` and `size` of the directory may be made to lie.
  func bytes(comment: String = "", offset: Int? = nil, size: Int? = nil) -> [UInt8] {
    files + directory + Array("PK\u{5}\u{6}".utf8) + Self.number(0, 4) + Self.number(count, 2)
      + Self.number(count, 2) + Self.number(size ?? directory.count, 4)
      + Self.number(offset ?? files.count, 4) + Self.number(comment.utf8.count, 2)
      + Array(comment.utf8)
  }

  private static func number(_ value: Int, _ byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> ($0 * 8) : 0) }
  }
}
