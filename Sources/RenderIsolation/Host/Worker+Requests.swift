import RenderKit
import Synchronization

extension Worker {
  /// Waits until the process is ready; returns the engines that are built into it and what holds of
  /// its sandbox.
  ///
  /// Starting is the machine's work and not the document's: a short limit for that does not apply.
  func start(
    isSandboxed: Bool
  ) throws(WorkerFailure) -> (engines: [EngineInfo], sandbox: SandboxReport?) {
    let settings = WorkerSettings(
      memory: limits.memory, isSandboxed: isSandboxed,
      readablePaths: [directory].compactMap(\.self))
    typealias Start = (engines: [EngineInfo], sandbox: SandboxReport?)
    let start = try ask(.start(settings), within: limits.startTime) { answer -> Start? in
      guard case .ready(WorkerRequest.protocolVersion, let engines, let sandbox) = answer,
        (sandbox != nil) == isSandboxed
      else { return nil }
      return (engines, sandbox)
    }.result
    state.withLock { state in
      if state.engine.isEmpty { state.engine = start.engines.first?.id ?? "" }
    }
    return start
  }

  func open(
    _ command: OpenCommand, _ file: OpenFile
  ) throws(WorkerFailure) -> (result: OpenedDocument, messages: [String]) {
    state.withLock { $0.documentCount += 1 }
    return try ask(.open(command), sending: file.descriptor) { answer in
      guard case .opened(let document) = answer, document.isPlausible else { return nil }
      return document
    }
  }

  func page(_ index: Int) throws(WorkerFailure) -> (result: PageInfo, messages: [String]) {
    try ask(.page(index)) { answer in
      guard case .page(let page) = answer, page.index == index, page.isPlausible else { return nil }
      return page
    }
  }

  func text(ofPage index: Int) throws(WorkerFailure) -> (result: String, messages: [String]) {
    try ask(.text(page: index)) { answer in
      guard case .text(let text) = answer else { return nil }
      return text
    }
  }

  func hasContent(
    onPage index: Int
  ) throws(WorkerFailure) -> (result: Bool, messages: [String]) {
    try ask(.content(page: index)) { answer in
      guard case .content(let hasContent) = answer else { return nil }
      return hasContent
    }
  }

  func fonts(
    ofPage index: Int
  ) throws(WorkerFailure) -> (result: [DocumentFont], messages: [String]) {
    try ask(.fonts(page: index)) { answer in
      guard case .fonts(let fonts) = answer, fonts.count <= DocumentFont.greatestCount,
        fonts.allSatisfy(\.isPlausible)
      else { return nil }
      return fonts.map(\.received)
    }
  }

  /// Draws a page; the pixels are in the returned memory until the next request.
  func draw(
    _ drawing: PageDrawing
  ) throws(WorkerFailure) -> (notes: RenderNotes, pixels: SharedPixels, messages: [String]) {
    let byteCount = PixelLayout(drawing.pixelSize).byteCount
    let (pixels, isNew) = try sharedPixels(byteCount)
    let command = DrawCommand(
      page: drawing.page, request: drawing.request, byteCount: pixels.byteCount)
    let (notes, messages) = try ask(
      .draw(command), sending: isNew ? pixels.descriptor : nil
    ) { answer -> RenderNotes? in
      guard case .drawn(let notes) = answer, notes.failures.allSatisfy(\.isPlausible) else {
        return nil
      }
      return notes
    }
    state.withLock { $0.pageCount += 1 }
    return (notes, pixels, messages)
  }

  private func sharedPixels(
    _ byteCount: Int
  ) throws(WorkerFailure) -> (pixels: SharedPixels, isNew: Bool) {
    if let pixels = state.withLock({ $0.pixels }), pixels.byteCount >= byteCount {
      return (pixels, false)
    }
    do {
      let pixels = try SharedPixels(byteCount: byteCount)
      state.withLock { $0.pixels = pixels }
      return (pixels, true)
    } catch {
      throw WorkerFailure(.refused(error))
    }
  }
}

extension Worker {
  /// Has the document closed without waiting for it; returns whether that was possible.
  func beginClosing() -> Bool {
    guard let number = try? send(.close, until: Deadline(after: limits.time)) else { return false }
    state.withLock { state in
      state.closing = number
      state.pixels = state.pixels.flatMap { $0.isKept ? $0 : nil }
    }
    return true
  }

  /// Waits until the document is closed; returns whether the worker can take another one.
  func finishClosing() -> Bool {
    let closing = state.withLock { state in
      defer { state.closing = nil }
      return state.closing
    }
    guard let closing else { return true }
    let deadline = Deadline(after: limits.time, nil, patience)
    guard case .closed? = try? receive(answerTo: closing, until: deadline) else { return false }
    _ = takeMessages()
    return true
  }
}

extension OpenedDocument {
  /// More pages and layers than any document has; who asks for all pages makes a list of them.
  private static let greatestCount = 1 << 23

  /// Whether the numbers can be a document's.
  fileprivate var isPlausible: Bool {
    1...Self.greatestCount ~= pageCount && layers.count <= Self.greatestCount
  }
}

extension PageInfo {
  /// Whether the numbers can be a page's: a worker is not bound to the initializers' rules.
  fileprivate var isPlausible: Bool {
    let boxes = PageBox.allCases.map { self.boxes[$0] }
    let numbers = boxes.flatMap { [$0.x, $0.y, $0.width, $0.height, $0.maxX, $0.maxY] }
    let extents = boxes.flatMap { [$0.width, $0.height] } + [userUnit, naturalDPI]
    return (numbers + extents).allSatisfy(\.isFinite) && extents.allSatisfy { $0 > 0 }
  }
}
