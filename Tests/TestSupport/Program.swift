package import Foundation

/// A program that others wrote, run to its end.
package struct Program {
  private let path: String
  private let environment: [String: String]
  private let directory: URL?

  /// Names a program by its path.
  ///
  /// - Parameter environment: Its variables, besides those of the tests unless `isAlone`.
  package init(
    _ path: String, environment: [String: String] = [:], isAlone: Bool = false,
    in directory: URL? = nil
  ) {
    self.path = path
    let inherited = isAlone ? [:] : ProcessInfo.processInfo.environment
    self.environment = inherited.merging(environment) { $1 }
    self.directory = directory
  }

  /// Whether a program of the system is installed.
  package static func isInstalled(_ name: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: "/usr/bin/\(name)")
  }

  package struct Outcome {
    package let status: Int32
    package let output: Data

    package var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the program; what it says on standard error is lost, or part of the output.
  package func run(_ arguments: [String], mergesErrors: Bool = false) throws -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = directory
    process.standardOutput = output
    process.standardError = mergesErrors ? output : FileHandle.nullDevice
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: data)
  }
}
