import RenderKit

extension ComparisonEvent {
  /// Ends a run after the row of what was cancelled.
  func endIfCancelled() throws(RenderError) {
    let failure: RenderError? =
      switch self {
      case .opened(let record): record.failure
      case .drawn(let record, _): record.failure
      case .failed(let record): record.failure
      default: nil
      }
    if let failure, failure.code == .cancelled { throw failure }
  }
}
