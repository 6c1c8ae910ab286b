import RenderKit

extension ConformanceRule {
  static let optionRules = [
    ConformanceRule("what the capabilities do not promise is refused") {
      engine, violations throws(RenderError) in
      for card in TestCard.cards(for: engine) {
        let document = try engine.open(card.source)
        for (what, request) in refusedRequests(engine, card.format) {
          violations.expect([.unsupportedOption], "\(card.format.name) with \(what)") {
            () throws(RenderError) in _ = try document.render(request)
          }
        }
        for (what, options) in refusedOptions(engine, card.format) {
          violations.expect([.unsupportedOption], "opening \(card.format.name) with \(what)") {
            () throws(RenderError) in _ = try engine.open(card.source, options)
          }
        }
      }
    },
    ConformanceRule("every declared antialiasing level is drawn; level 0 has no in-between colors")
    {
      engine, violations throws(RenderError) in
      let levels = engine.info.capabilities[.pdf]?.antialiasingLevels ?? []
      guard !levels.isEmpty else { return }
      let document = try engine.open(SpecialPages.slope.source)
      for level in levels.sorted() {
        let bitmap = try document.render(PageRequest(page: 0, antialiasing: level)).bitmap
        let between = bitmap.bytes.contains { $0 != 0 && $0 != 255 }
        violations.expect(between == (level > 0), "level \(level) is not drawn as such")
      }
    },
    ConformanceRule("annotations are shown, and hidden on request") {
      engine, violations throws(RenderError) in
      guard engine.info.capabilities[.pdf]?.hidesAnnotations == true else { return }
      let document = try engine.open(SpecialPages.annotation.source)
      func shows(_ annotations: Bool) throws(RenderError) -> Bool {
        let request = PageRequest(page: 0, annotations: annotations)
        return try document.render(request).bitmap.bytes.contains(0)
      }
      let seen = [try shows(true), try shows(false), try shows(true)]
      violations.expect(seen == [true, false, true], "shown, hidden, shown again: \(seen)")
    },
    ConformanceRule("layers are switched by name, for one drawing") {
      engine, violations throws(RenderError) in
      guard engine.info.capabilities[.pdf]?.switchesLayers == true else { return }
      let document = try engine.open(SpecialPages.layers.source)
      violations.expect(
        document.layers == [
          DocumentLayer(name: "Left", isVisible: true),
          DocumentLayer(name: "Right", isVisible: false),
        ], "the layers are \(document.layers)")
      let cases: [(LayerSelection, [Bool])] = [
        (LayerSelection(), [true, false]),
        (LayerSelection(shown: ["Right"]), [true, true]),
        (LayerSelection(shown: ["Right"], hidden: ["Left"]), [false, true]),
        (LayerSelection(), [true, false]),
      ]
      for (selection, expected) in cases {
        let found = try drawnLayers(of: document, selection)
        violations.expect(found == expected, "\(selection) draws \(found)")
      }
      violations.expect([.invalidRequest], "a layer that does not exist") {
        () throws(RenderError) in
        _ = try drawnLayers(of: document, LayerSelection(hidden: ["Middle"]))
      }
    },
    ConformanceRule("an encrypted document opens with the user's or the owner's password only") {
      engine, violations throws(RenderError) in
      guard engine.info.capabilities[.pdf]?.acceptsPassword == true else { return }
      let source = SpecialPages.encrypted.source
      violations.expect([.passwordRequired], "no password") { () throws(RenderError) in
        _ = try engine.open(source)
      }
      violations.expect([.passwordWrong], "a wrong password") { () throws(RenderError) in
        _ = try engine.open(source, OpenOptions(password: "wrong"))
      }
      for password in ["user", "owner"] {
        _ = try engine.open(source, OpenOptions(password: password)).render(PageRequest(page: 0))
      }
    },
    ConformanceRule("text is extracted where declared") { engine, violations throws(RenderError) in
      guard engine.info.capabilities[.pdf]?.extractsText == true else { return }
      let text = try engine.open(SpecialPages.text.source).text(ofPage: 0)
      violations.expect(
        text.split(whereSeparator: \.isWhitespace) == ["Hello", "page"], "the text is '\(text)'")
    },
  ]

  /// Whether the left and the right half of the page are black.
  private static func drawnLayers(
    of document: any RenderDocument, _ layers: LayerSelection
  ) throws(RenderError) -> [Bool] {
    let bytes = try document.render(PageRequest(page: 0, layers: layers)).bitmap.bytes
    return [bytes[(20 * 40 + 10) * 4] == 0, bytes[(20 * 40 + 30) * 4] == 0]
  }

  private static func refusedRequests(
    _ engine: any RenderEngine, _ format: DocumentFormat
  ) -> [(String, PageRequest)] {
    guard let able = engine.info.capabilities[format] else { return [] }
    let boxes = PageBox.allCases.filter { !able.boxes.contains($0) }
    let levels = (0...8).filter { !able.antialiasingLevels.contains($0) }
    return boxes.map { ("the \($0) box", PageRequest(page: 0, box: $0)) }
      + levels.map { ("antialiasing level \($0)", PageRequest(page: 0, antialiasing: $0)) }
      + (able.hidesAnnotations
        ? [] : [("hidden annotations", PageRequest(page: 0, annotations: false))])
      + (able.switchesLayers
        ? [] : [("layers", PageRequest(page: 0, layers: LayerSelection(hidden: ["a"])))])
  }

  private static func refusedOptions(
    _ engine: any RenderEngine, _ format: DocumentFormat
  ) -> [(String, OpenOptions)] {
    guard let able = engine.info.capabilities[format] else { return [] }
    return [
      (able.acceptsPassword, "a password", OpenOptions(password: "a")),
      (able.acceptsStyleSheet, "a style sheet", OpenOptions(styleSheet: "a {}")),
      (able.drawsElements, "an element", OpenOptions(element: "a")),
      (able.readsBaseDirectory, "a base directory", OpenOptions(baseDirectory: "/")),
    ].filter { !$0.0 }.map { ($0.1, $0.2) }
  }
}
