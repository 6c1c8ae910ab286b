import Foundation
import TestSupport
import Testing

/// The program as it is built, running in a directory of its own while a test watches it.
final class RunningProgram {
  struct Impatience: Error {}

  private let directory: TemporaryDirectory
  private let process = Process()
  private let output = Pipe()
  private let messages = Pipe()
  private var workers: [Int32] = []

  init(_ files: [String: String]) throws {
    directory = try TemporaryDirectory()
    for (name, text) in files { try directory.write(text.utf8, to: name) }
  }

  var status: Int32 { process.terminationStatus }

  /// The workers that outlive the program; they are given a moment to notice its end.
  var remainingWorkers: [Int32] {
    var remaining = workers
    for _ in 0..<200 where !remaining.isEmpty {
      usleep(5000)
      remaining.removeAll { !BuiltProgram.isRunning($0) }
    }
    return remaining
  }

  func start(_ arguments: [String]) throws {
    process.executableURL = URL(filePath: BuiltProgram.path)
    process.arguments = arguments
    process.currentDirectoryURL = directory.url
    process.standardOutput = output
    process.standardError = messages
    // Whoever runs the tests may ignore signals, as the program then would.
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
    try process.run()
  }

  /// Waits until a worker has used a second of processor time.
  func waitUntilBusy() throws {
    for _ in 0..<4000 {
      usleep(5000)
      workers = BuiltProgram.children(of: process.processIdentifier)
      if workers.contains(where: { Self.ticks($0) > 100 }) { return }
    }
    process.terminate()
    throw Impatience()
  }

  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// What was said on standard error.
  private(set) var said = ""

  /// Waits for the end and returns what was printed.
  func finish() throws -> String {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    said = String(decoding: try messages.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    return String(decoding: data, as: UTF8.self)
  }

  func files(in name: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: directory.path(name))) ?? []).sorted()
  }

  /// The fields of `/proc/PID/stat` behind the name: state, parent, ...
  private static func fields(_ process: Int32) -> [Substring] {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ") ?? []
  }

  private static func ticks(_ process: Int32) -> Int {
    fields(process).dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +)
  }
}
