/// The names in a zip archive, from the directory at its end (APPNOTE.TXT 6.3.10, section 4.3).
struct ZipDirectory {
  /// The names of files and directories, in the directory's order.
  let names: [String]

  /// How much of a directory is read.
  private static let reach = 1 << 20

  private static let endRecordSize = 22
  private static let longestComment = 0xFFFF

  static func isZip(_ head: [UInt8]) -> Bool {
    head.starts(with: Signature.file) || head.starts(with: Signature.endRecord)
  }

  /// Reads an archive's directory; `nil` where it is missing or damaged.
  ///
  /// Every number in the archive may be a lie: offsets are compared with the archive's size before
  /// they are used.
  init?(of source: DocumentSource) throws(RenderError) {
    let tailSize = min(source.byteCount, Self.endRecordSize + Self.longestComment)
    let tailStart = source.byteCount - tailSize
    let tail = try source.read(at: tailStart, count: tailSize)
    guard let end = Self.endRecord(in: tail),
      let size = tail.littleEndian32(at: end + 12), let offset = tail.littleEndian32(at: end + 16)
    else { return nil }
    // Bytes in front of the archive move the directory, but not the offset that is written.
    for start in [Int(offset), tailStart + end - Int(size)] where start >= 0 {
      let directory = try source.read(at: start, count: min(Int(size), Self.reach))
      guard directory.starts(with: Signature.directoryEntry) || size == 0 else { continue }
      names = Self.names(in: directory)
      return
    }
    return nil
  }

  /// The last record whose comment ends the archive, or else the last one.
  ///
  /// The comment may look like such a record, and other bytes may follow the archive.
  private static func endRecord(in tail: [UInt8]) -> Int? {
    var last: Int?
    for start in stride(from: tail.count - endRecordSize, through: 0, by: -1)
    where tail[start...].starts(with: Signature.endRecord) {
      let comment = tail.littleEndian16(at: start + 20).map(Int.init)
      if comment == tail.count - start - endRecordSize { return start }
      last = last ?? start
    }
    return last
  }

  private static func names(in directory: [UInt8]) -> [String] {
    var names: [String] = []
    var start = 0
    while start < directory.count, directory[start...].starts(with: Signature.directoryEntry),
      let nameSize = directory.littleEndian16(at: start + 28),
      let extraSize = directory.littleEndian16(at: start + 30),
      let commentSize = directory.littleEndian16(at: start + 32)
    {
      let name = directory.dropFirst(start + 46).prefix(Int(nameSize))
      guard name.count == Int(nameSize) else { break }
      names.append(String(decoding: name, as: UTF8.self))
      start += 46 + Int(nameSize) + Int(extraSize) + Int(commentSize)
    }
    return names
  }

  private enum Signature {
    static let file = Array("PK\u{3}\u{4}".utf8)
    static let directoryEntry = Array("PK\u{1}\u{2}".utf8)
    static let endRecord = Array("PK\u{5}\u{6}".utf8)
  }
}
