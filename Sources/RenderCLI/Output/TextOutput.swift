import Glibc
import RenderImageFile
import RenderKit

/// Text that is written to a descriptor in larger pieces.
final class TextOutput {
  private let descriptor: Int32
  private let name: String
  private var waiting: [UInt8] = []

  /// Whether the reader has gone, after which nothing is worth saying.
  private(set) var isAbandoned = false

  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Adds a line; a terminal gets it at once.
  func print(_ line: String) throws(RenderError) {
    waiting += line.utf8
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count >= 1 << 15 || isTerminal { try flush() }
  }

  /// Adds lines that end as they should.
  func write(_ lines: [UInt8]) throws(RenderError) {
    waiting += lines
    if waiting.count >= 1 << 15 { try flush() }
  }

  /// Writes what is waiting.
  func flush() throws(RenderError) {
    guard !waiting.isEmpty else { return }
    let bytes = waiting
    waiting = []
    try deliver { () throws(RenderError) in
      try OutputDescriptor(borrowing: descriptor, name: name).write(bytes.span)
    }
  }

  /// Writes a picture behind what is waiting.
  func write(_ bitmap: Bitmap, as format: ImageFileFormat, dpi: Double?) throws(RenderError) {
    try flush()
    try deliver { () throws(RenderError) in
      try bitmap.write(toFileDescriptor: descriptor, named: name, as: format, dpi: dpi)
    }
  }

  private func deliver(_ write: () throws(RenderError) -> Void) throws(RenderError) {
    do {
      errno = 0
      try write()
    } catch {
      isAbandoned = errno == EPIPE
      throw error
    }
  }
}
