import RenderKit
import Testing

@Suite struct CapabilityTests {
  private static let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf")

  private static let allowing = EngineCapabilities(
    boxes: Set(PageBox.allCases), hidesAnnotations: true, antialiasingLevels: Set(0...8),
    switchesLayers: true, acceptsPassword: true, acceptsStyleSheet: true, drawsElements: true,
    readsBaseDirectory: true, extractsText: true, listsFonts: true)

  private static let refusing = EngineCapabilities(boxes: [.crop], hidesAnnotations: false)

  @Test(arguments: [
    (OpenOptions(password: ""), "password"), (OpenOptions(styleSheet: ""), "style sheet"),
    (OpenOptions(element: "a"), "single element"),
    (OpenOptions(baseDirectory: "/tmp"), "base directory"),
  ])
  func `an option of opening is refused by name or honored`(
    options: OpenOptions, name: String
  ) throws {
    let error = #expect(throws: RenderError.self) {
      _ = try FakeEngine("fake", [.pdf], Self.refusing).open(Self.source, options)
    }
    expectRefusal(error, of: name)
    _ = try FakeEngine("fake", [.pdf], Self.allowing).open(Self.source, options)
  }

  @Test(arguments: [
    (PageRequest(page: 0, box: .media), "media box"),
    (PageRequest(page: 0, box: .bleed), "bleed box"),
    (PageRequest(page: 0, box: .trim), "trim box"), (PageRequest(page: 0, box: .art), "art box"),
    (PageRequest(page: 0, annotations: false), "annotations"),
    (PageRequest(page: 0, antialiasing: 0), "antialiasing level 0"),
    (PageRequest(page: 0, antialiasing: 8), "antialiasing level 8"),
    (PageRequest(page: 0, layers: LayerSelection(shown: ["Layer"])), "layers"),
    (PageRequest(page: 0, layers: LayerSelection(hidden: ["Layer"])), "layers"),
  ])
  func `an option of drawing is refused by name or honored`(
    request: PageRequest, name: String
  ) throws {
    let error = #expect(throws: RenderError.self) {
      try document(Self.refusing).render(request)
    }
    expectRefusal(error, of: name)
    _ = try document(Self.allowing).render(request)
  }

  @Test(arguments: [-1, 9, Int.max])
  func `an antialiasing level beyond those listed is refused`(level: Int) throws {
    let document = try document(Self.allowing)
    let error = #expect(throws: RenderError.self) {
      try document.render(PageRequest(page: 0, antialiasing: level))
    }
    expectRefusal(error, of: "\(level)")
  }

  @Test(arguments: [-1, 1, Int.max, Int.min])
  func `a page that is not there is refused with the pages that are`(page: Int) throws {
    let document = try document(Self.allowing)
    let error = #expect(throws: RenderError.self) {
      try document.drawing(for: PageRequest(page: page))
    }
    #expect(error?.code == .pageOutOfRange)
    #expect(error?.engine == "fake")
  }

  @Test func `a layer that is not there is refused with those that are`() throws {
    let document = try document(Self.allowing)
    let error = #expect(throws: RenderError.self) {
      try document.render(PageRequest(page: 0, layers: LayerSelection(hidden: ["Lair"])))
    }
    #expect(error?.code == .invalidRequest)
    #expect(error?.message.contains("'Lair'") == true)
    #expect(error?.message.contains("Layer") == true)
  }

  @Test func `a format that the engine does not open is refused in its name`() {
    let svg = DocumentSource(bytes: Array("<svg/>".utf8), name: "a.svg")
    let error = #expect(throws: RenderError.self) { try FakeEngine("fake").open(svg) }
    #expect(error?.code == .unsupportedFormat)
    #expect(error?.message == "FAKE cannot open a.svg, which is SVG.")
  }

  @Test func `hiding a layer wins over showing it`() {
    let selection = LayerSelection(shown: ["a", "b"], hidden: ["b", "c"])
    let visible = ["a", "b", "c", "d"].map { name in
      selection.isVisible(DocumentLayer(name: name, isVisible: name == "c"))
    }
    #expect(visible == [true, false, false, false])
    #expect(LayerSelection().isVisible(DocumentLayer(name: "d", isVisible: true)))
  }

  private func document(_ capabilities: EngineCapabilities) throws -> any RenderDocument {
    var engine = FakeEngine("fake", [.pdf], capabilities)
    engine.layers = [DocumentLayer(name: "Layer", isVisible: true)]
    return try engine.open(Self.source)
  }

  private func expectRefusal(_ error: RenderError?, of option: String) {
    #expect(error?.code == .unsupportedOption)
    #expect(error?.engine == "fake")
    #expect(error?.message.contains("fake") == true)
    #expect(error?.message.contains(option) == true)
  }
}
