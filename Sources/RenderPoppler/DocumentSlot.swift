#if Poppler
  import CPoppler
  import RenderKit
  import Synchronization

  /// The one place of the process where a document is open in Poppler.
  ///
  /// The library caches substituted fonts by name while any document is open, and what it cached
  /// for one changes the pixels of another; only when none is open does it start afresh. So a
  /// document that takes its turn closes the one before. It also reads memory that it has not filled;
  /// so the process clears what it hands out.
  struct DocumentSlot: ~Copyable, Sendable {
    /// Which bytes are open: a document's own, or some that were made from them.
    struct Key: Equatable {
      enum Content: Equatable {
        case original
        case copy(showing: PageBox)
        case fonts(ofPage: Int)
      }

      let document: ObjectIdentifier
      let content: Content
    }

    private var key: Key?
    private var handle: DocumentHandle?

    private static let shared: Mutex<DocumentSlot> = {
      rk_poppler_clear_new_memory()
      return Mutex(DocumentSlot())
    }()

    /// Waits for its turn, opens a document unless it still is open, and runs a closure.
    static func use<Result: Sendable>(
      _ key: Key, open: () throws(RenderError) -> DocumentHandle,
      _ body: (borrowing DocumentHandle) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
      try shared.withLock { slot throws(RenderError) in try slot.use(key, open: open, body) }
    }

    /// Closes a document if it is open, waiting for a drawing to end.
    static func close(_ document: ObjectIdentifier) {
      shared.withLock { slot in
        guard slot.key?.document == document else { return }
        slot.close()
      }
    }

    private mutating func use<Result: Sendable>(
      _ key: Key, open: () throws(RenderError) -> DocumentHandle,
      _ body: (borrowing DocumentHandle) throws(RenderError) -> Result
    ) throws(RenderError) -> Result {
      if self.key != key { close() }
      let open = if let open = handle.take() { open } else { try open() }
      let result: Swift.Result<Result, RenderError>
      do {
        result = .success(try body(open))
      } catch {
        result = .failure(error)
      }
      handle = consume open
      self.key = key
      return try result.get()
    }

    private mutating func close() {
      key = nil
      handle = nil
    }
  }
#endif
