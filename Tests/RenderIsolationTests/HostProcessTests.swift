import Foundation
import Testing

@Suite struct `A host process` {
  private static func start(_ arguments: [String]) throws -> (process: Process, output: Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try WorkerFixture.program())
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  @Test func `keeps neither descriptors nor children of its workers`() throws {
    let unlimited = WorkerFixture.hasSanitizer ? ["unlimited"] : []
    let (process, output) = try Self.start(["host"] + unlimited + ["leak"])
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: data, as: UTF8.self) == "0 alone\n")
  }

  @Test func `takes its workers along when it is killed`() throws {
    let (process, _) = try Self.start(["host", "hang"])
    let worker = try #require(Self.wait { Self.children(of: process.processIdentifier).first })
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    #expect(Self.wait { Self.isRunning(worker) ? nil : true } == true)
  }

  @Test func `need not run for its workers' time to end`() throws {
    let (process, _) = try Self.start(["host", "spin"])
    let worker = try #require(Self.wait { Self.children(of: process.processIdentifier).first })
    #expect(Self.wait { Self.isBusy(worker) ? true : nil } == true)
    kill(process.processIdentifier, SIGSTOP)
    #expect(Self.wait { Self.isRunning(worker) ? nil : true } == true)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  private static func wait<Value>(for value: () -> Value?) -> Value? {
    for _ in 0..<2000 {
      if let value = value() { return value }
      usleep(5000)
    }
    return nil
  }

  /// The fields of `/proc/PID/stat` behind the name: state, parent, ...
  private static func status(_ process: Int32) -> [Substring] {
    let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return text?.split(separator: ")").last?.split(separator: " ") ?? []
  }

  private static func children(of parent: Int32) -> [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { status($0).dropFirst().first == "\(parent)" }
  }

  /// Whether a process has used more time than starting takes: half a second in the system's ticks.
  private static func isBusy(_ process: Int32) -> Bool {
    status(process).dropFirst(11).prefix(2).compactMap { Int($0) }.reduce(0, +) > 50
  }

  private static func isRunning(_ process: Int32) -> Bool {
    guard let state = status(process).first else { return false }
    return state != "Z" && state != "X"
  }
}
