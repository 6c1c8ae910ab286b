import RenderKit

/// Reads a PGM (P5), PPM (P6) or PAM (P7) file from its start to its end.
struct PNMReader {
  private var input: BufferedSource
  private let name: String

  init(_ source: DocumentSource) {
    input = BufferedSource(source)
    name = source.name
  }

  /// The next byte, which must be there.
  mutating func next() throws(RenderError) -> UInt8 {
    guard let byte = try input.next() else { throw damaged("the file ends too early") }
    return byte
  }

  /// Fills memory with the next bytes, which must be there.
  mutating func fill(_ target: inout MutableSpan<UInt8>) throws(RenderError) {
    let count = try input.read(into: &target)
    guard count == target.count else { throw damaged("the file ends too early") }
  }

  func damaged(_ cause: String) -> RenderError {
    RenderError(.damagedDocument, "\(name) is a damaged Netpbm file.", cause: cause)
  }

  func unsupported(_ kind: String) -> RenderError {
    RenderError(
      .unsupportedFormat,
      "\(name) is a PAM file of the kind \(kind), which cannot be read: use RGB or RGB_ALPHA.")
  }
}
