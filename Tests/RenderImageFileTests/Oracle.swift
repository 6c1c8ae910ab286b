import Foundation
import Testing

/// Programs that others wrote, to compare with where they are installed.
enum Oracle {
  /// A Python with Pillow, at `.build/oracles` of this package.
  static let python: String? = {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let path = package.appendingPathComponent(".build/oracles/bin/python").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  static let hasNetpbm = ["pngtopam", "pamdepth", "pnmtopng", "pamtopng"].allSatisfy {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
  }

  static func pillow(_ script: String, _ arguments: String...) throws -> String {
    try run(#require(python), ["-c", "import sys\nfrom PIL import Image\n" + script] + arguments)
  }

  static func shell(_ command: String, _ arguments: String...) throws -> String {
    try run("/bin/sh", ["-c", command, "sh"] + arguments)
  }

  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(program) \(arguments)")
    return String(decoding: text, as: UTF8.self)
  }
}
