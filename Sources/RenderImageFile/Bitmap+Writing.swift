public import RenderKit

extension Bitmap {
  /// Writes the picture to a file, which appears whole or not at all.
  ///
  /// The file is written under another name and then takes the place of an old one. A symbolic link
  /// stays and its target is replaced; what is no regular file, such as `/dev/stdout`, is written
  /// to directly. Opaque pictures are written without alpha. PNG files carry no gamma and no color
  /// profile, so that every reader gets the values written.
  /// - Parameters:
  ///   - path: The file's path.
  ///   - format: The file's format, whatever its name says.
  ///   - dpi: The resolution to note in the file, where the format has a place for it (PNG).
  /// - Throws: `RenderError` with the code `cannotWrite` or `invalidRequest`.
  public func write(
    to path: String, as format: ImageFileFormat, dpi: Double? = nil
  ) throws(RenderError) {
    try check(format, dpi: dpi)
    var file = try AtomicFile(path)
    try encode(as: format, dpi: dpi, into: &file)
    try file.commit()
  }

  /// Writes a PNG file that nobody named: a link in its place may have been planted and is replaced.
  package func writePNG(replacing path: String) throws(RenderError) {
    var file = try AtomicFile(path, followsLinks: false)
    try encode(as: .png, dpi: nil, into: &file)
    try file.commit()
  }

  /// Writes the picture to an open file descriptor, such as standard output, as it is encoded.
  ///
  /// A reader that leaves is an error, if SIGPIPE is ignored. See ``write(to:as:dpi:)``.
  /// - Parameters:
  ///   - descriptor: The file descriptor, which stays open.
  ///   - name: What to call the descriptor in messages.
  ///   - format: The format to write.
  ///   - dpi: The resolution to note, where the format has a place for it (PNG).
  /// - Throws: `RenderError` with the code `cannotWrite` or `invalidRequest`.
  public func write(
    toFileDescriptor descriptor: Int32, named name: String, as format: ImageFileFormat,
    dpi: Double? = nil
  ) throws(RenderError) {
    try check(format, dpi: dpi)
    var output = OutputDescriptor(borrowing: descriptor, name: name)
    try encode(as: format, dpi: dpi, into: &output)
  }

  /// The bytes of a file with the picture.
  ///
  /// See ``write(to:as:dpi:)``.
  public func encoded(
    as format: ImageFileFormat, dpi: Double? = nil
  ) throws(RenderError) -> [UInt8] {
    try check(format, dpi: dpi)
    var sink = MemorySink()
    try encode(as: format, dpi: dpi, into: &sink)
    return sink.bytes
  }
}
