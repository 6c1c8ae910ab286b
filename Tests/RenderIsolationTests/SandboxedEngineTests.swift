import Foundation
import RenderEngines
import RenderIsolation
import RenderKit
import TestSupport
import Testing

@Suite struct `Engines in a sandbox` {
  /// A red pixel.
  private static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJg
    gg==
    """.filter { $0 != "\n" }

  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
      width="20" height="20"><image xlink:href="red.png" width="20" height="20"/></svg>
    """

  private static func pool() throws -> WorkerPool {
    try WorkerPool(
      program: WorkerFixture.program("renderkit-worker"),
      limits: WorkerLimits(time: .seconds(60), memory: WorkerFixture.memory))
  }

  private static func bytes(
    _ engine: any RenderEngine, _ directory: String?
  ) throws -> [UInt8] {
    let source = DocumentSource(bytes: Array(svg.utf8), name: "picture.svg")
    let document = try engine.open(source, OpenOptions(baseDirectory: directory))
    return try document.render(PageRequest(page: 0)).bitmap.bytes
  }

  @Test(.enabled(if: BuiltInEngines.all.contains { $0.info.id == "librsvg" }))
  func `read the directory that they are given, and only for that document`() throws {
    let directory = try TemporaryDirectory()
    let picture = try #require(Data(base64Encoded: Self.picture))
    try directory.write(picture, to: "red.png")
    let inProcess = try BuiltInEngines.engine("librsvg")
    let isolated = try Self.pool().engine("librsvg")
    let drawn = try Self.bytes(inProcess, directory.url.path)
    let blank = try Self.bytes(inProcess, nil)
    #expect(drawn != blank)
    for (path, expected) in [(directory.url.path, drawn), (nil, blank), ("/", blank)] {
      #expect(try Self.bytes(isolated, path) == expected, "\(path ?? "no directory")")
    }
    #expect(try Self.bytes(isolated, directory.url.path) == drawn)
  }

  @Test(arguments: BuiltInEngines.all.map(\.info.id))
  func `draw what they draw with all rights`(id: EngineInfo.ID) throws {
    let confined = try Self.pool().engine(id)
    let free = try WorkerPool(
      program: WorkerFixture.program("renderkit-worker"),
      limits: WorkerLimits(time: .seconds(60), memory: WorkerFixture.memory), sandbox: .off
    ).engine(id)
    for path in SharedCorpus.documents(for: id) {
      let pictures = [confined, free].map { engine in
        try? engine.open(DocumentSource(file: path)).render(PageRequest(page: 0))
      }
      #expect(pictures[0]?.bitmap.bytes == pictures[1]?.bitmap.bytes, "\(path)")
      #expect(pictures[0]?.notes == pictures[1]?.notes, "\(path)")
    }
  }
}
