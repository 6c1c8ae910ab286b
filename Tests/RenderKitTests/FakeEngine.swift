import RenderKit

/// An engine that draws a pattern of its own and fails where a test says so.
struct FakeEngine: RenderEngine {
  var info: EngineInfo
  var pages = [PageInfo(index: 0, boxes: PageBoxes(Rect(x: 0, y: 0, width: 30, height: 20)))]
  var layers: [DocumentLayer] = []
  var fonts: [DocumentFont] = []
  var openFailure: RenderError.Code?
  var describeFailures: [Int: RenderError.Code] = [:]
  var drawFailures: [Int: RenderError.Code] = [:]

  init(
    _ id: EngineInfo.ID, _ formats: [DocumentFormat] = [.pdf],
    _ capabilities: EngineCapabilities = EngineCapabilities()
  ) {
    info = EngineInfo(
      id: id, name: id.uppercased(), version: "1.0", license: "MIT",
      capabilities: Dictionary(uniqueKeysWithValues: formats.map { ($0, capabilities) }))
  }

  func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    if let openFailure {
      throw RenderError(openFailure, "\(info.name) cannot open \(source.name).", engine: info.id)
    }
    return FakeDocument(fake: self, format: format)
  }

  func failingToOpen(_ code: RenderError.Code) -> FakeEngine {
    var engine = self
    engine.openFailure = code
    return engine
  }

  /// A page that cannot be described cannot be drawn either.
  func failingToDescribe(_ page: Int, _ code: RenderError.Code) -> FakeEngine {
    var engine = failingToDraw(page, code)
    engine.describeFailures[page] = code
    return engine
  }

  func failingToDraw(_ page: Int = 0, _ code: RenderError.Code) -> FakeEngine {
    var engine = self
    engine.drawFailures[page] = code
    return engine
  }

  func with(pages: Int) -> FakeEngine {
    var engine = self
    engine.pages = (0..<pages).map { index in
      PageInfo(
        index: index,
        boxes: PageBoxes(Rect(x: 0, y: 0, width: 30 + Double(index), height: 20)))
    }
    return engine
  }
}
