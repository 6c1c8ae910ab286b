import Foundation
import RenderConformance
import RenderKit
import Testing

@Suite struct CodableTests {
  @Test(arguments: [
    RenderError(.engineFailed, "It failed.", engine: "poppler", cause: "syntax error"),
    RenderError(.tooLarge, "Too large."),
  ])
  func `an error survives encoding`(error: RenderError) throws {
    #expect(try roundTrip(error) == error)
  }

  @Test func `an error's code is its name`() throws {
    let json = try JSONEncoder().encode(RenderError(.passwordWrong, "No."))
    let object = try JSONDecoder().decode([String: String].self, from: json)
    #expect(object == ["code": "passwordWrong", "message": "No."])
    #expect(RenderError.Code.passwordWrong.description == "passwordWrong")
  }

  @Test func `a code that is not known is refused`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(RenderError.Code.self, from: Data("\"nonsense\"".utf8))
    }
  }

  @Test func `an error reads as its sentence, with the engine's own words behind`() {
    #expect(RenderError(.engineFailed, "It failed.").description == "It failed.")
    #expect(RenderError(.engineFailed, "It failed.", cause: "").description == "It failed.")
    #expect(
      RenderError(.engineFailed, "It failed.", cause: "why").description == "It failed. (why)")
  }

  @Test func `formats are the keys of a JSON object`() throws {
    let json = try JSONEncoder().encode([DocumentFormat.pdf: 1, .jpeg2000: 2])
    #expect(try JSONDecoder().decode([String: Int].self, from: json) == ["pdf": 1, "jp2": 2])
    #expect(
      try JSONDecoder().decode([DocumentFormat: Int].self, from: json) == [.pdf: 1, .jpeg2000: 2])
  }

  @Test func `an engine's description survives encoding`() throws {
    let capabilities = EngineCapabilities(
      boxes: [.crop, .media], hidesAnnotations: false, antialiasingLevels: [0, 8],
      extractsText: true, listsFonts: true)
    let info = FakeEngine("fake", [.pdf, .svg], capabilities).info
    #expect(try roundTrip(info) == info)
    #expect(info.formats == [.pdf, .svg])
  }

  @Test func `sets are encoded in order`() throws {
    let capabilities = EngineCapabilities(
      boxes: Set(PageBox.allCases), antialiasingLevels: Set(0...8))
    let json = String(decoding: try JSONEncoder().encode(capabilities), as: UTF8.self)
    #expect(json.contains(#""boxes":["crop","media","bleed","trim","art"]"#))
    #expect(json.contains(#""antialiasingLevels":[0,1,2,3,4,5,6,7,8]"#))
    let names = (0..<9).map { "layer \($0)" }
    let selection = LayerSelection(shown: Set(names), hidden: Set(names))
    let lists = try JSONDecoder().decode(
      [String: [String]].self, from: JSONEncoder().encode(selection))
    #expect(lists == ["shown": names, "hidden": names])
  }

  @Test(arguments: [
    PageRequest(page: 3),
    PageRequest(
      page: 0, scaling: .fitDown(PixelSize(width: 3, height: 4)), box: .art, rotation: .half,
      region: PixelRect(x: 1, y: 2, width: 3, height: 4), background: .transparent,
      annotations: false, antialiasing: 4, layers: LayerSelection(shown: ["a"], hidden: ["b"]),
      limits: PixelLimits(pixels: 5, side: 6)),
    PageRequest(page: 1, background: .color(red: 1, green: 2, blue: 3)),
  ])
  func `a request survives encoding`(request: PageRequest) throws {
    #expect(try roundTrip(request) == request)
  }

  @Test func `notes survive encoding`() throws {
    let notes = RenderNotes(
      engine: "mupdf", warnings: ["odd"], failures: [RenderError(.engineCrashed, "Gone.")])
    #expect(try roundTrip(notes) == notes)
  }

  @Test(arguments: 0..<5 as Range<UInt64>)
  func `a page's description survives encoding`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let page = random.page()
      #expect(try roundTrip(page) == page)
    }
  }

  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }
}
