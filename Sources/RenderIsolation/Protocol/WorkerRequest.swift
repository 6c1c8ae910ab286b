import RenderKit

/// What the host asks of a worker, one request at a time.
enum WorkerRequest: Codable, Sendable {
  /// The version of these messages, raised with every change to them.
  static let protocolVersion = 4

  /// Confines the process and says who is there; the first request, and the only one of its kind.
  case start(WorkerSettings)
  /// Opens the document whose descriptor comes along, closing the one before.
  case open(OpenCommand)
  /// Describes a page.
  case page(Int)
  /// Draws a page into the shared memory; a descriptor comes along where the memory is new.
  case draw(DrawCommand)
  /// Extracts a page's text.
  case text(page: Int)
  /// Says whether a page has something to draw.
  case content(page: Int)
  /// Lists a page's fonts.
  case fonts(page: Int)
  /// Closes the document.
  case close
}

/// How a worker shall confine itself.
struct WorkerSettings: Codable, Sendable {
  /// The most bytes of address space for the engine; `nil` for no limit.
  let memory: Int?
  /// Whether to give up what drawing does not take.
  let isSandboxed: Bool
  /// Files and directories that may be read besides those that the engine names.
  let readablePaths: [String]
}

/// How to open a document.
struct OpenCommand: Codable, Sendable {
  let name: String
  let format: DocumentFormat
  let options: OpenOptions
}

/// What to draw.
struct DrawCommand: Codable, Sendable {
  /// The page as the host knows it, so that both sides compute the same size from it.
  let page: PageInfo
  let request: PageRequest
  /// The size of the shared memory.
  let byteCount: Int
}
