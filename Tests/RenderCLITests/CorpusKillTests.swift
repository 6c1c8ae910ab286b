import Foundation
import Glibc
import RenderConformance
import TestSupport
import Testing

/// Runs of the whole program that are killed.
@Suite(.enabled(if: BuiltProgram.enginesCount(for: "svg") > 1)) struct CorpusKillTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    for index in 0..<30 {
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="60" height="40">
        <rect x="\(index)" y="5" width="20" height="20"/></svg>
        """
      try folder.write(text.utf8, to: "documents/\(index + 10).svg")
    }
    _ = try renderkit("plan", "documents", "--out", "shards")
  }

  private func renderkit(_ arguments: String...) throws -> Program.Outcome {
    try Program(BuiltProgram.path, in: folder.url).run(["corpus"] + arguments, mergesErrors: true)
  }

  private func start(_ out: String) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path)
    process.arguments = ["corpus", "run", "shards/shard-00001.jsonl", "--out", out, "-j", "3"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private func entries(_ out: String, _ state: String) -> Int {
    let journal = folder.path("\(out)/shards/shard-00001.journal")
    let bytes = (try? Data(contentsOf: URL(filePath: journal))) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
      .count { $0.contains("\"state\":\"\(state)\"") }
  }

  private func merged(_ out: String) throws -> String {
    _ = try renderkit("merge", out)
    return try String(contentsOfFile: folder.path("\(out)/results.jsonl"), encoding: .utf8)
  }

  @Test(.timeLimit(.minutes(5)))
  func `a run that is killed again and again gives what an undisturbed one does`() throws {
    _ = try renderkit("run", "shards/shard-00001.jsonl", "--out", "whole", "-j", "3")
    let expected = try merged("whole")
    #expect(expected.split(separator: "\n").count > 150)
    var numbers = SeededGenerator(seed: 3)
    var kills = 0
    var process = try start("out")
    while kills < 4 {
      // The next instant comes after some more documents, however fast the machine is.
      let goal = min(29, entries("out", "done") + Int.random(in: 1...5, using: &numbers))
      while process.isRunning, entries("out", "done") < goal { usleep(1000) }
      guard process.isRunning else { break }
      let workers = BuiltProgram.children(of: process.processIdentifier)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      kills += 1
      let deadline = Date(timeIntervalSinceNow: 20)
      while workers.contains(where: BuiltProgram.isRunning), Date() < deadline { usleep(1000) }
      #expect(!workers.contains(where: BuiltProgram.isRunning))
      process = try start("out")
    }
    process.waitUntilExit()
    #expect(kills >= 3 && process.terminationStatus == 0)
    #expect(try merged("out") == expected)
  }

  @Test func `a second run is told of the first`() throws {
    let process = try start("out")
    while process.isRunning, entries("out", "started") == 0 { usleep(1000) }
    kill(process.processIdentifier, SIGSTOP)
    let second = try renderkit("run", "shards/shard-00001.jsonl", "--out", "out")
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    #expect(second.status == 75 && second.text.contains("by another run"))
    #expect(process.terminationStatus == 0)
  }

  @Test func `a directory that may not be written is an error`() throws {
    let shell = Program("/bin/sh", environment: ["R": BuiltProgram.path], in: folder.url)
    // Root may write anywhere.
    let other = "setpriv --reuid 65534 --regid 65534 --clear-groups"
    let line = """
      mkdir out && chmod 555 out && chmod 755 . && \
      $([ $(id -u) = 0 ] && echo \(other)) "$R" corpus run shards/shard-00001.jsonl --out out; \
      echo code $?; ls out
      """
    let outcome = try shell.run(["-c", line], mergesErrors: true)
    #expect(outcome.text.contains("Permission denied") && outcome.text.hasSuffix("code 73\n"))
  }
}
