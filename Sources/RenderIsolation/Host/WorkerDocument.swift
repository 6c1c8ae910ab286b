import RenderKit
import Synchronization

/// A document that is open in a worker process.
///
/// It outlives its worker: when that ends, the request fails and the next one opens the document in
/// a new worker.
final class WorkerDocument: RenderDocument {
  private struct State {
    var session: DocumentSession?
    var pages: [Int: PageInfo] = [:]
    /// What the engine printed since the last page was drawn.
    var messages: [String] = []
  }

  /// More engines than a worker tries for one page.
  private static let greatestFailureCount = 50

  let engine: EngineInfo
  private let opener: DocumentOpener
  private let document: OpenedDocument
  private let state: Mutex<State>

  init(_ opener: DocumentOpener) throws(RenderError) {
    let session = try opener.open()
    self.opener = opener
    engine = WorkerEngine(opener.engine, pool: opener.pool).info
    document = session.document
    state = Mutex(State(session: session))
  }

  deinit {
    guard let session = state.withLock({ $0.session }) else { return }
    opener.pool.giveBack(session.worker)
  }

  var format: DocumentFormat { opener.format }

  var pageCount: Int { document.pageCount }

  var layers: [DocumentLayer] { document.layers }

  func describePage(_ index: Int) throws(RenderError) -> PageInfo {
    try ask("reading page \(index + 1)") { worker, state throws(WorkerFailure) in
      if let page = state.pages[index] { return page }
      let (page, messages) = try worker.page(index)
      state.pages[index] = page
      state.messages += messages
      return page
    }
  }

  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes {
    precondition(layout.size == drawing.pixelSize, "the memory has the picture's size")
    return try ask("drawing page \(drawing.page.index + 1)") {
      worker, state throws(WorkerFailure) in
      let (notes, shared, messages) = try worker.draw(drawing)
      shared.copy(to: layout, &pixels)
      defer { state.messages = [] }
      let opening = state.session?.messages ?? []
      return self.notes(from: notes, opening + state.messages + messages)
    }
  }

  func extractText(ofPage index: Int) throws(RenderError) -> String {
    try ask("reading the text of page \(index + 1)") { worker, state throws(WorkerFailure) in
      let (text, messages) = try worker.text(ofPage: index)
      state.messages += messages
      return text
    }
  }

  func hasContent(onPage index: Int) throws(RenderError) -> Bool {
    try ask("examining page \(index + 1)") { worker, state throws(WorkerFailure) in
      let (hasContent, messages) = try worker.hasContent(onPage: index)
      state.messages += messages
      return hasContent
    }
  }

  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
    try ask("listing the fonts of page \(index + 1)") { worker, state throws(WorkerFailure) in
      let (fonts, messages) = try worker.fonts(ofPage: index)
      state.messages += messages
      return fonts
    }
  }

  private func notes(from notes: RenderNotes, _ messages: [String]) -> RenderNotes {
    RenderNotes(
      engine: engine.id, warnings: MessageText.clean(notes.warnings + messages),
      isPartial: notes.isPartial,
      failures: notes.failures.prefix(Self.greatestFailureCount).map {
        $0.received(from: $0.engine ?? engine.id)
      })
  }

  private typealias Step<Result> = (Worker, inout State) throws(WorkerFailure) -> Result

  /// Takes a step in the document's worker, and if that ended and was not new, in a second one.
  private func ask<Result: Sendable>(
    _ task: String, _ step: Step<Result>
  ) throws(RenderError) -> Result {
    do throws(WorkerFailure) {
      return try state.withLock(until: opener.pool.patience) { state throws(WorkerFailure) in
        do throws(WorkerFailure) {
          return try take(step, &state)
        } catch {
          guard error.deservesRetry else { throw error }
        }
        return try take(step, &state)
      }
    } catch {
      throw RenderError(error, engine: engine, task: "\(task) of \(opener.name)")
    }
  }

  private func take<Result>(
    _ step: Step<Result>, _ state: inout State
  ) throws(WorkerFailure) -> Result {
    let session: DocumentSession
    if let open = state.session { session = open } else { session = try reopened() }
    state.session = session
    do {
      return try step(session.worker, &state)
    } catch {
      if !error.leavesWorker { state.session = nil }
      throw error
    }
  }

  private func reopened() throws(WorkerFailure) -> DocumentSession {
    let session = try opener.openInNewWorker()
    guard session.document == document else {
      throw WorkerFailure(.nonsense("other pages than when the document was opened before"))
    }
    return session
  }
}
