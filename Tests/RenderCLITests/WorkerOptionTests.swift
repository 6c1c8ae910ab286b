import ArgumentParsing
import FakeEngine
import RenderIsolation
import RenderKit
import Synchronization
import TestSupport
import Testing

@testable import RenderCLI

@Suite struct WorkerOptionTests {
  private static func options(_ arguments: [String]) throws -> (WorkerLimits, SandboxPolicy) {
    let seen = Mutex<(WorkerLimits, SandboxPolicy)?>(nil)
    let streams = StandardStreams(input: 0, output: -1, error: -1)
    let tool = CommandLineTool(streams: streams, environment: [:]) { options in
      seen.withLock { $0 = (options.limits, options.sandbox) }
      return []
    }
    _ = tool.run(["engines"] + arguments)
    return try #require(seen.withLock { $0 })
  }

  @Test func `by default limits and sandbox are the library's`() throws {
    let (limits, sandbox) = try Self.options([])
    #expect(limits == WorkerLimits() && sandbox == .available)
    #expect(limits.cpuTime == .seconds(15) && limits.time == .seconds(20))
    #expect(limits.memory == 2 << 30)
  }

  @Test func `all limits can be set`() throws {
    let (limits, _) = try Self.options([
      "--max-cpu-time", "1.5", "--max-time", "3", "--max-memory", "512M",
    ])
    #expect(limits.cpuTime == .seconds(1.5) && limits.time == .seconds(3))
    #expect(limits.memory == 512 << 20)
    #expect(try Self.options(["--timeout", "7"]).0.time == .seconds(7))
  }

  @Test func `the sandbox can be required or left out, but not both`() throws {
    #expect(try Self.options(["--require-sandbox"]).1 == .required)
    #expect(try Self.options(["--no-sandbox"]).1 == .off)
    #expect(try ToolRun()("engines", "--no-sandbox", "--require-sandbox").code == 64)
  }

  @Test(
    arguments: [
      ("1", 1), ("2k", 2048), ("512M", 512 << 20), ("2G", 2 << 30), ("0", nil), ("-1", nil),
      ("M", nil), ("", nil), ("1.5M", nil), ("1T", nil), ("9999999999999G", nil),
    ] as [(String, Int?)])
  func `sizes have units`(text: String, bytes: Int?) {
    #expect(ByteCount(argument: text)?.value == bytes)
  }

  @Test(arguments: [
    ["--max-input", "8"], ["--max-pages", "1"], ["--max-side", "3"], ["--max-pixels", "3"],
  ])
  func `what is larger than allowed is bad input`(arguments: [String]) throws {
    var script = FakeScript()
    script.pageCount = 2
    let tool = try ToolRun([FakeEngine("alpha", script)])
    let outcome = try tool.run(["render", tool.document(), "-p", "1"] + arguments)
    #expect(outcome.code == 65)
    #expect(outcome.messages.contains("limit"))
    #expect(try tool("render", tool.document(), "-p", "1", "-o", tool.path("out/")).code == 0)
  }
}
