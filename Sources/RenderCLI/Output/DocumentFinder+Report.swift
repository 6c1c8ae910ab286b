import RenderComparison
import RenderKit

extension DocumentFinder {
  /// Tells what was passed over and what could not be searched.
  func report(to sink: ResultSink) throws(RenderError) {
    report(in: sink.session)
    for failure in failures { try sink.add(failure) }
  }

  /// The same, where there are no results yet.
  func report(in session: Session) {
    for failure in failures { _ = session.report(failure.failure) }
    if passedOver > 0 {
      let what = passedOver == 1 ? "1 file" : "\(passedOver) files"
      session.report("\(what) passed over: not documents that can be compared here")
    }
    if documents.isEmpty { session.report("there are no documents to compare") }
  }

  /// What the search came to.
  var outcome: ExitCode {
    failures.isEmpty ? (documents.isEmpty ? .noInput : .success) : .noInput
  }
}
