import RenderKit
import Testing

@Suite struct FallbackTests {
  private static let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf")
  private static let first = FakeEngine("first").with(pages: 3)
  private static let second = FakeEngine("second").with(pages: 3)
  private static let third = FakeEngine("third").with(pages: 3)

  private static let curable: [RenderError.Code] = [
    .damagedDocument, .unsupportedFormat, .unsupportedOption, .passwordWrong, .engineMissing,
    .engineFailed, .engineCrashed, .timeLimit, .memoryLimit,
  ]

  private static let incurable: [RenderError.Code] = [
    .fileNotFound, .unreadable, .emptyDocument, .passwordRequired, .pageOutOfRange,
    .invalidRequest, .tooLarge, .cannotWrite,
  ]

  @Test func `an engine that succeeds leaves no failures`() throws {
    let notes = try open(Self.first, Self.second).render(PageRequest(page: 0)).notes
    #expect(notes == RenderNotes(engine: "first", warnings: ["drawn by first"]))
  }

  @Test(arguments: curable)
  func `the next engine opens what the first cannot, and every page says so`(
    code: RenderError.Code
  ) throws {
    let document = try open(Self.first.failingToOpen(code), Self.second)
    #expect(document.engine.id == "second")
    for page in 0..<3 {
      let notes = try document.render(PageRequest(page: page)).notes
      #expect(notes.engine == "second")
      #expect(notes.failures.map(\.code) == [code])
      #expect(notes.failures.map(\.engine) == ["first"])
    }
  }

  @Test(arguments: curable)
  func `the next engine draws the one page that the first cannot`(code: RenderError.Code) throws {
    let document = try open(Self.first.failingToDraw(1, code), Self.second)
    let engines = try (0..<3).map { try document.render(PageRequest(page: $0)).notes.engine }
    #expect(engines == ["first", "second", "first"])
    let (bitmap, notes) = try document.render(PageRequest(page: 1))
    #expect(notes.failures.map(\.code) == [code])
    #expect(bitmap.size == PixelSize(width: 31, height: 20))
    #expect(
      bitmap.bytes == (try Self.second.open(Self.source).render(PageRequest(page: 1)).bitmap.bytes))
  }

  @Test(arguments: incurable)
  func `what no engine could cure is not tried again`(code: RenderError.Code) throws {
    let opening = #expect(throws: RenderError.self) {
      _ = try open(Self.first.failingToOpen(code), Self.second)
    }
    let drawing = #expect(throws: RenderError.self) {
      try open(Self.first.failingToDraw(0, code), Self.second).render(PageRequest(page: 0))
    }
    for error in [opening, drawing] {
      #expect(error?.code == code)
      #expect(error?.engine == "first")
    }
  }

  @Test func `failures are listed in the order of trying`() throws {
    let document = try open(
      Self.first.failingToOpen(.damagedDocument), Self.second.failingToDraw(0, .timeLimit),
      Self.third.failingToOpen(.engineCrashed), FakeEngine("fourth"))
    let notes = try document.render(PageRequest(page: 0)).notes
    #expect(notes.engine == "fourth")
    #expect(notes.failures.map(\.engine) == ["first", "second", "third"])
    #expect(notes.failures.map(\.code) == [.damagedDocument, .timeLimit, .engineCrashed])
  }

  @Test func `when all fail to open, the first failure is thrown and mentions the others`() {
    let error = #expect(throws: RenderError.self) {
      _ = try open(
        Self.first.failingToOpen(.damagedDocument), Self.second.failingToOpen(.engineCrashed))
    }
    #expect(error?.code == .damagedDocument)
    #expect(error?.engine == "first")
    #expect(
      error?.message == "FIRST cannot open a.pdf. No other engine did better; "
        + "second: SECOND cannot open a.pdf.")
  }

  @Test func `when all fail to draw, the first failure is thrown and mentions the others`() throws {
    let document = try open(
      Self.first.failingToDraw(0, .engineFailed), Self.second.failingToDraw(0, .timeLimit),
      Self.third.failingToOpen(.engineMissing))
    let error = #expect(throws: RenderError.self) { try document.render(PageRequest(page: 0)) }
    #expect(error?.code == .engineFailed)
    #expect(error?.engine == "first")
    #expect(error?.message.contains("second: SECOND cannot draw page 1.") == true)
    #expect(error?.message.contains("third: THIRD cannot open a.pdf.") == true)
  }

  @Test func `the picture keeps the size of the page as the first engine gave it`() throws {
    var other = Self.second
    other.pages = Array(repeating: FakeEngine("x").with(pages: 9).pages[8], count: 3)
    let document = try open(Self.first.failingToDraw(0, .engineFailed), other)
    for rotation in Rotation.allCases {
      let request = PageRequest(page: 0, scaling: .scale(2), rotation: rotation)
      let expected = try Self.first.open(Self.source).render(
        PageRequest(page: 1, scaling: .scale(2), rotation: rotation)
      ).bitmap.size
      let size = try document.render(request).bitmap.size
      #expect(size == (try document.drawing(for: request).pixelSize))
      #expect(size != expected)
    }
  }

  @Test func `a region under fallback is the crop of the next engine's whole page`() throws {
    let document = try open(Self.first.failingToDraw(0, .engineFailed), Self.second)
    let whole = try Self.second.open(Self.source).render(PageRequest(page: 0)).bitmap
    let region = PixelRect(x: 4, y: 5, width: 6, height: 7)
    let part = try document.render(PageRequest(page: 0, region: region))
    #expect(part.bitmap.bytes == whole.pixels(in: region))
    #expect(part.notes.failures.count == 1)
  }

  @Test func `a page that the first engine cannot even describe is the next engine's`() throws {
    let document = try open(Self.first.failingToDescribe(1, .damagedDocument), Self.second)
    #expect(try document.page(1) == Self.second.pages[1])
    let (bitmap, notes) = try document.render(PageRequest(page: 1))
    #expect(bitmap.size == PixelSize(width: 31, height: 20))
    #expect(notes.engine == "second")
    #expect(notes.failures.map(\.engine) == ["first"])
    let all = try open(
      Self.first.failingToDescribe(1, .damagedDocument), Self.second.failingToOpen(.engineCrashed))
    let error = #expect(throws: RenderError.self) { try all.page(1) }
    #expect(error?.code == .damagedDocument)
    #expect(error?.message.contains("second: SECOND cannot open a.pdf.") == true)
  }

  @Test func `an engine that finds fewer pages is passed over`() throws {
    let document = try open(
      Self.first.failingToDraw(2, .engineFailed), FakeEngine("short"), Self.third)
    let notes = try document.render(PageRequest(page: 2)).notes
    #expect(notes.engine == "third")
    #expect(notes.failures.map(\.engine) == ["first", "short"])
    #expect(notes.failures.last?.message == "SHORT does not find page 3; its last page is 1.")
  }

  @Test func `an option that the first engine lacks leads to the next that has it`() throws {
    let able = FakeEngine(
      "able", [.pdf],
      EngineCapabilities(boxes: [.crop, .media], antialiasingLevels: [0], acceptsPassword: true))
    let drawing = try open(Self.first, able)
    for request in [PageRequest(page: 0, box: .media), PageRequest(page: 0, antialiasing: 0)] {
      let notes = try drawing.render(request).notes
      #expect(notes.engine == "able")
      #expect(notes.failures.map(\.code) == [.unsupportedOption])
      #expect(notes.failures.map(\.engine) == ["first"])
    }
    let opening = try dispatcher(Self.first, able).open(Self.source, OpenOptions(password: "p"))
    #expect(opening.engine.id == "able")
    #expect(try opening.render(PageRequest(page: 0)).notes.failures.map(\.engine) == ["first"])
  }

  @Test func `an option that no engine has is refused in the first one's name`() throws {
    let document = try open(Self.first, Self.second)
    let error = #expect(throws: RenderError.self) {
      try document.render(PageRequest(page: 0, box: .art))
    }
    #expect(error?.code == .unsupportedOption)
    #expect(error?.engine == "first")
    let opening = #expect(throws: RenderError.self) {
      _ = try dispatcher(Self.first, Self.second).open(Self.source, OpenOptions(password: "p"))
    }
    #expect(opening?.code == .unsupportedOption)
    #expect(opening?.engine == "first")
  }

  @Test func `what is read of a document is as the engine that opened it reads it`() throws {
    var first = FakeEngine(
      "first", [.pdf],
      EngineCapabilities(switchesLayers: true, extractsText: true, listsFonts: true)
    ).with(pages: 2)
    first.layers = [DocumentLayer(name: "Layer", isVisible: false)]
    first.fonts = [DocumentFont("Font", isEmbedded: true)]
    let document = try open(first, Self.second)
    #expect(document.pageCount == 2)
    #expect(document.layers == first.layers)
    #expect(try document.text(ofPage: 1) == "first 1")
    #expect(try document.fonts(ofPage: 1) == first.fonts)
    #expect(document.engine.capabilities[.pdf]?.extractsText == true)
    #expect(document.engine.capabilities[.pdf]?.listsFonts == true)
  }

  private func dispatcher(_ engines: FakeEngine...) -> EngineDispatcher {
    EngineDispatcher(engines: engines, fallsBack: true)
  }

  private func open(_ engines: FakeEngine...) throws -> any RenderDocument {
    try EngineDispatcher(engines: engines, fallsBack: true).open(Self.source)
  }
}
