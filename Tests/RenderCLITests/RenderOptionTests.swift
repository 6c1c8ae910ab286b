import FakeEngine
import Foundation
import RenderKit
import Synchronization
import TestSupport
import Testing

/// Every option of `render` and `compare` reaches the engine.
@Suite struct RenderOptionTests {
  private final class Witness: Sendable {
    let request = Mutex<PageRequest?>(nil)
    let options = Mutex<OpenOptions?>(nil)
  }

  private func run(_ options: [String]) throws -> (request: PageRequest, options: OpenOptions) {
    let witness = Witness()
    var script = FakeScript(pageCount: 4)
    script.layers = [
      DocumentLayer(name: "a", isVisible: true), DocumentLayer(name: "b", isVisible: false),
      DocumentLayer(name: "c", isVisible: false),
    ]
    script.opened = { options in witness.options.withLock { $0 = options } }
    script.drawn = { request in witness.request.withLock { $0 = request } }
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let document = try tool.document()
    let outcome = try tool.run(["render", document, "-p", "2", "-o", tool.path("out")] + options)
    try #require(outcome.code == 0, "\(outcome.messages)")
    return (
      try #require(witness.request.withLock { $0 }), try #require(witness.options.withLock { $0 })
    )
  }

  private static let scalings: [([String], Scaling)] = [
    ([], .scale(1)), (["--dpi", "144"], .dpi(144)), (["-r", "36"], .dpi(36)),
    (["--scale=0.5"], .scale(0.5)), (["-s2"], .scale(2)),
    (["--fit", "30x40"], .fit(PixelSize(width: 30, height: 40))),
    (["--fill", "30x40"], .fill(PixelSize(width: 30, height: 40))),
    (["--exact", "30x40"], .exact(PixelSize(width: 30, height: 40))),
    (["--fit-down", "30x40"], .fitDown(PixelSize(width: 30, height: 40))),
  ]

  @Test(arguments: scalings)
  func `size options set the scaling`(options: [String], scaling: Scaling) throws {
    #expect(try run(options).request.scaling == scaling)
  }

  private static let backgrounds: [(String, Background)] = [
    ("white", .white), ("transparent", .transparent),
    ("#0102ff", .color(red: 1, green: 2, blue: 255)),
    ("A0b0C0", .color(red: 160, green: 176, blue: 192)),
  ]

  @Test(arguments: backgrounds)
  func `--background takes words and colors`(word: String, background: Background) throws {
    #expect(try run(["--background", word]).request.background == background)
  }

  @Test func `the remaining options set what they say`() throws {
    let request = try run([
      "--box", "media", "--rotate", "90", "--region", "1,2,3,4", "--no-annotations",
      "--antialias", "5", "--show-layer", "b", "--show-layer=c", "--hide-layer", "a",
      "--max-pixels", "1000",
    ]).request
    #expect(request.page == 1)
    #expect(request.box == .media && request.rotation == .quarter)
    #expect(request.region == PixelRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!request.annotations && request.antialiasing == 5)
    #expect(request.layers == LayerSelection(shown: ["b", "c"], hidden: ["a"]))
    #expect(request.limits.pixels == 1000)
  }

  @Test func `document options reach the engine`() throws {
    let file = try TemporaryFile("a { fill: red }", extension: "css")
    let options = try run([
      "--password", "secret", "--stylesheet", file.path, "--export-id", "#logo", "--base-dir", "/x",
    ]).options
    #expect(
      options
        == OpenOptions(
          password: "secret", styleSheet: "a { fill: red }", element: "logo", baseDirectory: "/x"))
  }

  @Test func `without options the request is the default`() throws {
    let (request, options) = try run([])
    var plain = PageRequest(page: 1)
    plain.limits = PixelLimits()
    #expect(request == plain && options == OpenOptions())
  }

  @Test(arguments: [
    ["--dpi", "0"], ["--dpi", "-72"], ["--dpi", "nan"], ["--dpi", "inf"], ["--scale", "0"],
    ["--fit", "30"], ["--fit", "0x4"], ["--exact", "axb"], ["--box", "page"], ["--rotate", "45"],
    ["--region", "1,2,3"], ["--region", "1,2,0,4"], ["--region", "1,2,3,x"],
    ["--background", "#12345"], ["--background", "blue"], ["--antialias", "9"],
    ["--antialias", "-1"], ["--max-pixels", "0"], ["--timeout", "0"], ["--timeout", "x"],
    ["--pages", "0"], ["--pages", "1,,2"], ["--format", "gif"], ["--dpi", "1", "--scale", "1"],
    ["--fit", "1x1", "--fill", "1x1"], ["--nonsense"], ["-o", "page.jpg"],
    ["--format", "ppm", "--background", "transparent"], ["--json", "-o", "-"],
  ])
  func `a value that makes no sense is a usage error in one line`(options: [String]) throws {
    let tool = try ToolRun()
    let outcome = try tool.run(["render", try tool.document()] + options)
    #expect(outcome.code == 64)
    #expect(outcome.messages.hasPrefix("renderkit: ") && outcome.output.isEmpty)
    #expect(outcome.messages.split(separator: "\n").count == 1)
    #expect(tool.files() == ["report.pdf"])
  }
}
