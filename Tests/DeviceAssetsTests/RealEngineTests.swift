import Foundation
import RenderEngines
import RenderIsolation
import RenderKit
import TestSupport
import Testing

@testable import DeviceAssets

/// The engines that are built in, on documents whose upper left quarter is red when upright.
@Suite struct RealEngineTests {
  private static let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
    <rect width="40" height="20" fill="blue"/><rect width="20" height="10" fill="red"/></svg>
    """

  /// A page of 100 x 100 points that shows 20 x 40 of them, turned to lie.
  private static let pdf = """
    %PDF-1.4
    1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
    2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
    3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/CropBox[30 30 50 70]/Rotate 90
    /Contents 4 0 R/Resources<<>>>> endobj
    4 0 obj <</Length 61>> stream
    0 0 1 rg 0 0 100 100 re f 1 0 0 rg 30 30 10 20 re f          \n\
    endstream endobj
    trailer <</Root 1 0 R>>
    %%EOF
    """

  private static func makeBundle() throws -> TemporaryDirectory {
    let folder = try TemporaryDirectory()
    try folder.write(svg.utf8, to: "drawing.svg")
    try folder.write(pdf.utf8, to: "page.pdf")
    return folder
  }

  private static let files = ["drawing": DocumentFormat.svg, "page": .pdf]
    .flatMap { name, format in
      BuiltInEngines.all.filter { $0.info.capabilities[format] != nil }.map { ($0.info.id, name) }
    }.sorted { $0 < $1 }

  private static func worker() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    for path in [tests] + CommandLine.arguments {
      for directory in sequence(
        first: URL(fileURLWithPath: path),
        next: { $0.path == "/" ? nil : $0.deletingLastPathComponent() })
      {
        let program = directory.appending(path: "renderkit-worker").path
        if FileManager.default.isExecutableFile(atPath: program) { return program }
      }
    }
    throw RenderError(.engineMissing, "renderkit-worker was not built.")
  }

  @Test(arguments: files)
  func `drawings are upright, cut to their crop box and turned, in any process`(
    engine: String, name: String
  ) async throws {
    let folder = try Self.makeBundle()
    let isSanitized = unsafe dlsym(nil, "__tsan_init") != nil
    let limits = WorkerLimits(time: .seconds(60), memory: isSanitized ? nil : 1 << 30)
    let pool = try WorkerPool(program: Self.worker(), limits: limits)
    var pictures: [Bitmap] = []
    for drawer in [try BuiltInEngines.engine(engine), try pool.engine(engine)] as [any RenderEngine]
    {
      let loader = AssetLoader(
        bundle: folder.url.path, engines: EngineDispatcher(engines: [drawer]))
      let asset = try await loader.load(
        named: name, size: Size(width: 50, height: 50), scale: .x2)
      #expect(asset.bitmap.size == PixelSize(width: 100, height: 50))
      #expect(asset.size == Size(width: 50, height: 25))
      let bytes = asset.bitmap.bytes
      for (x, y) in [(10, 5), (80, 5), (10, 40), (80, 40)] {
        let pixel = Array(bytes[(y * 100 + x) * 4..<(y * 100 + x) * 4 + 4])
        #expect(pixel == (x == 10 && y == 5 ? [0, 0, 255, 255] : [255, 0, 0, 255]))
      }
      pictures.append(asset.bitmap)
    }
    #expect(pictures[0].bytes == pictures[1].bytes)
  }
}
