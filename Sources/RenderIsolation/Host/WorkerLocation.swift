import Glibc
import RenderKit

/// Where the worker program is.
enum WorkerLocation {
  private static let programName = "renderkit-worker"
  private static let variableName = "RENDERKIT_WORKER"

  /// A build directory holds the worker that was built along with `renderkit` under the name of a
  /// tool; it is never older than the other one there.
  private static let places = [("", "-tool"), ("", ""), ("../libexec/renderkit/", "")]

  /// Finds the program: where the caller or the environment says, beside the running program, or in
  /// `libexec`.
  static func find(_ path: String?) throws(RenderError) -> String {
    let named = WorkerEnvironment.variable(variableName).flatMap { $0.isEmpty ? nil : $0 }
    if let path = path ?? named { return try checked(path) }
    let candidates = programDirectory.map { directory in
      places.map { "\(directory)/\($0)\(programName)\($1)" }
    }
    guard let path = candidates?.first(where: isExecutable) else {
      throw RenderError(
        .engineMissing,
        "There is no \(programName) beside this program; set \(variableName) to its path.")
    }
    return path
  }

  /// Refuses a path that leads to no program.
  private static func checked(_ path: String) throws(RenderError) -> String {
    guard isExecutable(path) else {
      throw RenderError(.engineMissing, "There is no worker program at \(path) that can be run.")
    }
    return path
  }

  private static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

  private static var programDirectory: String? {
    guard let path = unsafe realpath("/proc/self/exe", nil) else { return nil }
    defer { unsafe free(path) }
    let program = unsafe String(cString: path)
    return program.lastIndex(of: "/").map { String(program[..<$0]) }
  }
}
