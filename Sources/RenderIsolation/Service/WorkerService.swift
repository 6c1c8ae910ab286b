import Glibc
import RenderKit

/// Answers a host's requests with one engine, one document at a time.
struct WorkerService {
  private let channel: FrameChannel
  private let engines: [any RenderEngine]
  private let engine: (any RenderEngine)?
  private var document: (any RenderDocument)?
  private var pixels: SharedPixels?

  init(_ channel: FrameChannel, engines: [any RenderEngine], serving engine: (any RenderEngine)?) {
    self.channel = channel
    self.engines = engines
    self.engine = engine
  }

  /// Says that the process is ready, and serves until the host is gone; what cannot be understood or
  /// answered ends the process, too.
  consuming func run(answering start: Int, _ sandbox: SandboxReport?) -> Never {
    var service = self
    let ready = WorkerAnswer.ready(
      protocolVersion: WorkerRequest.protocolVersion, engines: service.engines.map(\.info),
      sandbox: sandbox)
    guard service.send(ready, start) else { _exit(EX_OK) }
    while let (number, request, file) = try? service.channel.receiveWithDescriptor(
      WorkerRequest.self, until: .none)
    {
      guard service.send(service.answer(request, file), number) else { break }
    }
    _exit(EX_OK)
  }

  private func send(_ answer: WorkerAnswer, _ number: Int) -> Bool {
    do {
      try channel.send(answer, number: number, until: .none)
      return true
    } catch .tooLarge, .garbled {
      let refusal = RenderError(
        .engineFailed,
        "The engine's answer cannot be sent: it is too large or has no number where one must be.")
      return (try? channel.send(WorkerAnswer.failed(refusal), number: number, until: .none)) != nil
    } catch {
      return false
    }
  }

  private mutating func answer(_ request: WorkerRequest, _ file: OpenFile?) -> WorkerAnswer {
    do throws(RenderError) {
      switch request {
      case .start: throw outOfOrder
      case .open(let command): return try open(command, file)
      case .page(let index): return .page(try openDocument().page(index))
      case .draw(let command): return .drawn(try draw(command, file))
      case .text(let page): return .text(try openDocument().text(ofPage: page))
      case .content(let page): return .content(try openDocument().hasContent(onPage: page))
      case .fonts(let page): return .fonts(try openDocument().fonts(ofPage: page))
      case .close: return close()
      }
    } catch {
      return .failed(error)
    }
  }

  private mutating func open(
    _ command: OpenCommand, _ file: OpenFile?
  ) throws(RenderError) -> WorkerAnswer {
    document = nil
    guard let engine, let file else { throw outOfOrder }
    let source = try DocumentSource(fileDescriptor: file.descriptor, name: command.name)
    let opened = try engine.load(source, as: command.format, command.options)
    document = opened
    return .opened(OpenedDocument(pageCount: opened.pageCount, layers: opened.layers))
  }

  private mutating func close() -> WorkerAnswer {
    document = nil
    pixels = pixels.flatMap { $0.isKept ? $0 : nil }
    return .closed
  }

  private mutating func draw(
    _ command: DrawCommand, _ file: OpenFile?
  ) throws(RenderError) -> RenderNotes {
    if let file {
      pixels = nil
      pixels = try SharedPixels(file, byteCount: command.byteCount)
    }
    let document = try openDocument()
    let drawing = try PageDrawing(of: command.page, for: command.request)
    let layout = PixelLayout(drawing.pixelSize)
    guard let pixels, pixels.byteCount >= layout.byteCount else { throw outOfOrder }
    return try pixels.withMutablePixels { span throws(RenderError) in
      try document.draw(drawing, layout, into: &span)
    }
  }

  private func openDocument() throws(RenderError) -> any RenderDocument {
    guard let document else { throw outOfOrder }
    return document
  }

  private var outOfOrder: RenderError {
    RenderError(.invalidRequest, "The worker was asked for a step before the one it depends on.")
  }
}
