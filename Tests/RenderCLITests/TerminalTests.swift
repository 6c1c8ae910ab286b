import FakeEngine
import Foundation
import Glibc
import RenderCLI
import Testing

@Suite struct TerminalTests {
  /// Runs a comparison whose second page differs, in a terminal, and returns what that receives.
  private func compare(_ environment: [String: String]) throws -> String {
    var script = FakeScript(pageCount: 2)
    let plain = FakeEngine("alpha", script)
    script.grays = [1: 255]
    let tool = try ToolRun([plain, FakeEngine("beta", script)])
    tool.environment = environment
    let (master, slave) = try Self.pseudoterminal()
    defer { close(master) }
    let streams = StandardStreams(input: slave, output: slave, error: slave)
    let document = try tool.document()
    #expect(tool.run(["compare", document], streams) == 1)
    close(slave)
    return String(decoding: Self.readToEnd(master), as: UTF8.self)
  }

  /// Reads until the other end, which is closed, has given all: what was written to a terminal
  /// arrives some time later.
  private static func readToEnd(_ master: Int32) -> [UInt8] {
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = unsafe read(master, &part, part.count)
      guard count > 0 else { return text }
      text += part.prefix(count)
    }
  }

  /// Opens both ends; Glibc's functions for it are not visible, but the requests behind them are
  /// TIOCSPTLCK and TIOCGPTN.
  private static func pseudoterminal() throws -> (master: Int32, slave: Int32) {
    let master = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var isLocked: Int32 = 0
    var number: Int32 = 0
    try #require(master >= 0)
    try #require(unsafe ioctl(master, 0x4004_5431, &isLocked) == 0)
    try #require(unsafe ioctl(master, 0x8004_5430, &number) == 0)
    let slave = unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(slave >= 0)
    return (master, slave)
  }

  @Test func `a terminal sees progress, which is cleared, and colors`() throws {
    let text = try compare(["TERM": "xterm"])
    #expect(text.contains("page 2 of 2 drawn by beta\r\u{1B}[K"))
    #expect(text.contains("\u{1B}[31mfail"))
    #expect(text.contains("\u{1B}[32mpass"))
  }

  @Test func `NO_COLOR leaves colors out, a dumb terminal progress, too`() throws {
    let plain = try compare(["TERM": "xterm", "NO_COLOR": "1"])
    #expect(plain.contains("drawn by beta") && !plain.contains("\u{1B}[3"))
    #expect(try !compare(["TERM": "dumb"]).contains("\u{1B}"))
  }
}
