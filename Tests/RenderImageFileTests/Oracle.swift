import Testing
import TestSupport

/// Programs that others wrote, to compare with where they are installed.
enum Oracle {
  static let hasPillow = SharedFiles.python != nil

  static let hasNetpbm = ["pngtopam", "pamdepth", "pnmtopng", "pamtopng"]
    .allSatisfy(Program.isInstalled)

  static func pillow(_ script: String, _ arguments: String...) throws -> String {
    let program = "import sys\nfrom PIL import Image\n" + script
    return try run(#require(SharedFiles.python), ["-c", program] + arguments)
  }

  static func shell(_ command: String, _ arguments: String...) throws -> String {
    try run("/bin/sh", ["-c", command, "sh"] + arguments)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let outcome = try Program(program).run(arguments)
    try #require(outcome.status == 0, "\(program) \(arguments)")
    return outcome.text
  }
}
