import RenderKit

/// Reads a document from its start to its end in large parts.
///
/// Reading, unlike mapping, turns a file that is cut short meanwhile into an error.
struct BufferedSource {
  private let source: DocumentSource
  private var buffer: [UInt8] = []
  private var position = 0
  private var offset = 0

  init(_ source: DocumentSource) { self.source = source }

  mutating func next() throws(RenderError) -> UInt8? {
    try fill()
    guard position < buffer.count else { return nil }
    defer { position += 1 }
    return buffer[position]
  }

  /// Fills memory; returns how many bytes there were, fewer than asked for at the end.
  mutating func read(into target: inout MutableSpan<UInt8>) throws(RenderError) -> Int {
    var filled = 0
    while filled < target.count {
      try fill()
      let count = min(target.count - filled, buffer.count - position)
      guard count > 0 else { break }
      for index in 0..<count { target[filled + index] = buffer[position + index] }
      filled += count
      position += count
    }
    return filled
  }

  private mutating func fill() throws(RenderError) {
    guard position == buffer.count else { return }
    buffer = try source.read(at: offset, count: 1 << 16)
    offset += buffer.count
    position = 0
  }
}
