import RenderKit
import Testing

@Suite struct EngineDispatcherTests {
  private static let pdf = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf")
  private static let svg = DocumentSource(bytes: Array("<svg/>".utf8), name: "a.svg")

  private static let poppler = FakeEngine("poppler", [.pdf])
  private static let mupdf = FakeEngine("mupdf", [.pdf, .svg, .png])
  private static let librsvg = FakeEngine("librsvg", [.svg, .svgz])

  @Test func `the first engine of a format opens it`() throws {
    let dispatcher = EngineDispatcher(engines: [Self.poppler, Self.mupdf, Self.librsvg])
    #expect(try dispatcher.open(Self.pdf).engine.id == "poppler")
    #expect(try dispatcher.open(Self.svg).engine.id == "mupdf")
    #expect(ids(dispatcher, .pdf) == ["poppler", "mupdf"])
    #expect(ids(dispatcher, .png) == ["mupdf"])
    #expect(ids(dispatcher, .epub).isEmpty)
  }

  @Test func `preferences come before the order, format by format`() throws {
    let dispatcher = EngineDispatcher(
      engines: [Self.poppler, Self.mupdf, Self.librsvg],
      preferences: [.svg: ["librsvg"], .pdf: ["absent", "mupdf", "mupdf", "librsvg"]])
    #expect(ids(dispatcher, .svg) == ["librsvg", "mupdf"])
    #expect(ids(dispatcher, .pdf) == ["mupdf", "poppler"])
    #expect(try dispatcher.open(Self.svg).engine.id == "librsvg")
  }

  @Test func `a dispatcher opens what its engines open together`() {
    let info = EngineDispatcher(engines: [Self.poppler, Self.mupdf, Self.librsvg]).info
    #expect(info.id == "dispatcher")
    #expect(info.name == "POPPLER or MUPDF or LIBRSVG")
    #expect(info.version == "poppler 1.0, mupdf 1.0, librsvg 1.0")
    #expect(info.license == "MIT")
    #expect(info.formats == [.pdf, .png, .svg, .svgz])
  }

  @Test func `a dispatcher promises what the chosen engine can, or with fallback any`() {
    let first = FakeEngine(
      "first", [.pdf], EngineCapabilities(boxes: [.crop], switchesLayers: true))
    let second = FakeEngine(
      "second", [.pdf],
      EngineCapabilities(
        boxes: [.media], antialiasingLevels: [8], acceptsPassword: true, extractsText: true,
        listsFonts: true))
    let alone = EngineDispatcher(engines: [first, second]).info.capabilities[.pdf]
    #expect(alone == first.info.capabilities[.pdf])
    let both = EngineDispatcher(engines: [first, second], fallsBack: true).info.capabilities[.pdf]
    #expect(
      both
        == EngineCapabilities(
          boxes: [.crop, .media], antialiasingLevels: [8], switchesLayers: true,
          acceptsPassword: true))
  }

  @Test func `an option that the chosen engine lacks is refused in its name`() throws {
    let able = FakeEngine(
      "able", [.pdf], EngineCapabilities(boxes: [.media], acceptsPassword: true))
    let dispatcher = EngineDispatcher(engines: [Self.poppler, able])
    let opening = #expect(throws: RenderError.self) {
      _ = try dispatcher.open(Self.pdf, OpenOptions(password: "secret"))
    }
    let drawing = #expect(throws: RenderError.self) {
      try dispatcher.open(Self.pdf).render(PageRequest(page: 0, box: .media))
    }
    for error in [opening, drawing] {
      #expect(error?.code == .unsupportedOption)
      #expect(error?.engine == "poppler")
    }
  }

  @Test func `behind the protocol a dispatcher still refuses in the chosen engine's name`() {
    let engine: any RenderEngine = EngineDispatcher(engines: [Self.poppler])
    let error = #expect(throws: RenderError.self) {
      _ = try engine.open(Self.pdf, OpenOptions(element: "a"))
    }
    #expect(error?.engine == "poppler")
  }

  @Test func `without fallback a failure is final`() throws {
    let broken = Self.poppler.failingToOpen(.damagedDocument)
    let error = #expect(throws: RenderError.self) {
      _ = try EngineDispatcher(engines: [broken, Self.mupdf]).open(Self.pdf)
    }
    #expect(error?.message == "POPPLER cannot open a.pdf.")
  }

  @Test func `a format that no engine opens is refused with those that are opened`() {
    let error = #expect(throws: RenderError.self) {
      _ = try EngineDispatcher(engines: [Self.poppler, Self.librsvg]).open(
        DocumentSource(bytes: Array("GIF89a".utf8), name: "a.gif"))
    }
    #expect(error?.code == .unsupportedFormat)
    #expect(
      error?.message == "a.gif is GIF, which no engine here opens; they open PDF, SVG, SVGZ.")
  }

  @Test func `a preferred engine that is not there is named`() {
    let dispatcher = EngineDispatcher(engines: [Self.poppler], preferences: [.svg: ["a", "b"]])
    let error = #expect(throws: RenderError.self) { _ = try dispatcher.open(Self.svg) }
    #expect(error?.code == .engineMissing)
    #expect(
      error?.message == "a.svg is SVG, which needs the engine a or b; it is not there.")
  }

  @Test func `a dispatcher without engines says so`() {
    let dispatcher = EngineDispatcher(engines: [])
    let error = #expect(throws: RenderError.self) { _ = try dispatcher.open(Self.svg) }
    #expect(error?.code == .engineMissing)
    #expect(dispatcher.info.capabilities.isEmpty)
  }

  @Test func `what is no document is refused before any engine is asked`() {
    let dispatcher = EngineDispatcher(engines: [Self.poppler])
    let cases: [([UInt8], RenderError.Code)] = [
      ([], .emptyDocument), ([1, 2], .unsupportedFormat),
    ]
    for (bytes, code) in cases {
      let error = #expect(throws: RenderError.self) {
        _ = try dispatcher.open(DocumentSource(bytes: bytes, name: "a"))
      }
      #expect(error?.code == code)
    }
  }

  @Test func `dispatchers nest`() throws {
    let inner = EngineDispatcher(engines: [Self.librsvg])
    let outer = EngineDispatcher(engines: [Self.poppler, inner])
    #expect(try outer.open(Self.svg).engine.id == "librsvg")
  }

  @Test func `two engines of one id are a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      _ = EngineDispatcher(engines: [FakeEngine("same"), FakeEngine("same", [.svg])])
    }
  }

  private func ids(_ dispatcher: EngineDispatcher, _ format: DocumentFormat) -> [EngineInfo.ID] {
    dispatcher.engines(for: format).map(\.info.id)
  }
}
