import FakeEngine
import Foundation
import RenderCLI
import RenderImageFile
import RenderKit

/// Runs the tool in this process, in a directory of its own, with engines that a test supplies.
final class ToolRun {
  struct Outcome {
    let code: Int32
    let output: Data
    let messages: String

    var text: String { String(decoding: output, as: UTF8.self) }
    var lines: [String] { text.split(separator: "\n").map(String.init) }
  }

  let directory: URL
  var engines: [any RenderEngine]
  var environment: [String: String] = [:]
  var input = Data()

  init(_ engines: [any RenderEngine] = [FakeEngine("alpha"), FakeEngine("beta")]) throws {
    self.engines = engines
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("tool-\(UInt64.random(in: 0 ... .max))")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  /// The path of a file of the run.
  func path(_ name: String) -> String { directory.appendingPathComponent(name).path }

  /// Makes a document that the fake engines open.
  func document(_ name: String = "report.pdf", _ content: String = "%PDF-1.4 fake") throws -> String
  {
    let path = path(name)
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: URL(fileURLWithPath: path))
    return path
  }

  /// Makes a picture of one gray.
  func picture(_ name: String, gray: UInt8, width: Int = 4, height: Int = 3) throws -> String {
    let layout = PixelLayout(PixelSize(width: width, height: height))
    let bytes = (0..<layout.byteCount).map { $0 % 4 == 3 ? UInt8(255) : gray }
    try Bitmap(layout, bytes: bytes).write(to: path(name), as: .png)
    return path(name)
  }

  /// The names of the files in a directory of the run.
  func files(in name: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path(name))) ?? []).sorted()
  }

  /// Runs a command line.
  func callAsFunction(_ arguments: String..., output: String? = nil) throws -> Outcome {
    try run(arguments, output: output)
  }

  /// Runs a command line, by default with standard output in a file that is read back.
  func run(_ arguments: [String], output: String? = nil) throws -> Outcome {
    let streams = try ["in", "out", "err"].map { name in
      let url = FileManager.default.temporaryDirectory
        .appendingPathComponent("\(directory.lastPathComponent).\(name)")
      try (name == "in" ? input : Data()).write(to: url)
      return url
    }
    defer { for url in streams { try? FileManager.default.removeItem(at: url) } }
    let handles = (
      try FileHandle(forReadingFrom: streams[0]),
      try FileHandle(forWritingTo: output.map { URL(fileURLWithPath: $0) } ?? streams[1]),
      try FileHandle(forWritingTo: streams[2])
    )
    let code = run(
      arguments,
      StandardStreams(
        input: handles.0.fileDescriptor, output: handles.1.fileDescriptor,
        error: handles.2.fileDescriptor))
    return Outcome(
      code: code, output: try Data(contentsOf: streams[1]),
      messages: String(decoding: try Data(contentsOf: streams[2]), as: UTF8.self))
  }

  /// Runs a command line of any bytes, without output.
  func run(words: [[UInt8]]) throws -> Int32 {
    let null = try FileHandle(forUpdating: URL(fileURLWithPath: "/dev/null"))
    let streams = StandardStreams(
      input: null.fileDescriptor, output: null.fileDescriptor, error: null.fileDescriptor)
    let engines = engines
    return CommandLineTool(streams: streams, environment: environment) { _ in engines }
      .run(words: words)
  }

  /// Runs a command line with open files.
  func run(_ arguments: [String], _ streams: StandardStreams) -> Int32 {
    let engines = engines
    let tool = CommandLineTool(streams: streams, environment: environment) { _ in engines }
    return tool.run(arguments)
  }
}
