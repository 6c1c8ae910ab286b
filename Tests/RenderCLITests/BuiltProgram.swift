import Foundation
import TestSupport

/// The program as it is built, and the processes that it starts.
enum BuiltProgram {
  static let path = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appending(path: "renderkit").path

  /// The number of engines that open a format.
  static func enginesCount(for format: String) -> Int {
    let lines = (try? Program(path).run(["engines", "--json"]).text.split(separator: "\n")) ?? []
    return lines.count { $0.contains("\"\(format)\":") }
  }

  static func isRunning(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      let state = text.split(separator: ")").last?.split(separator: " ").first
    else { return false }
    return state != "Z" && state != "X"
  }

  static func children(of parent: Int32) -> [Int32] {
    let path = "/proc/\(parent)/task"
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return tasks.flatMap { task in
      let text = try? String(contentsOfFile: "\(path)/\(task)/children", encoding: .utf8)
      return (text ?? "").split(separator: " ").compactMap { Int32($0) }
    }
  }
}
