import Glibc
import RenderImageFile
import RenderKit
import RenderReport

/// The summary of a step of GitHub Actions, which is a file that steps add to.
enum StepSummary {
  /// Adds the results in Markdown, where the step has a summary.
  static func add(_ log: ResultLog, _ title: String, in session: Session) throws(RenderError) {
    guard let path = session.environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let text = try TextReport.markdown.text(of: log, title: title)
    let descriptor = unsafe open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw RenderError(
        .cannotWrite, "The summary \(path) cannot be written: \(systemMessage()).")
    }
    defer { close(descriptor) }
    try OutputDescriptor(borrowing: descriptor, name: path).write(Array(text.utf8).span)
  }
}
