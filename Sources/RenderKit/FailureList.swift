/// The failures of the engines that were tried for one thing, in order.
struct FailureList {
  private(set) var all: [RenderError]

  init(_ earlier: [RenderError] = []) { all = earlier }

  /// The result of an attempt; `nil` where it failed in a way that another engine may not.
  ///
  /// - Throws: A failure that every engine would report.
  mutating func collect<Result>(
    from engine: EngineInfo.ID, _ attempt: () throws(RenderError) -> Result
  ) throws(RenderError) -> Result? {
    do throws(RenderError) {
      return try attempt()
    } catch {
      guard error.code.mayDependOnEngine else { throw error }
      var failure = error
      failure.engine = failure.engine ?? engine
      all.append(failure)
      return nil
    }
  }

  /// The first failure, which names the others.
  ///
  /// There must be at least one.
  var combined: RenderError {
    let first = all[0]
    let others = all.dropFirst().map { "\($0.engine ?? "another engine"): \($0.message)" }
    guard !others.isEmpty else { return first }
    return RenderError(
      first.code, "\(first.message) No other engine did better; \(others.joined(separator: " "))",
      engine: first.engine, cause: first.cause)
  }
}

extension RenderError.Code {
  /// Whether another engine may succeed where one failed this way.
  ///
  /// What depends on the file, the request or the lack of a password is the same for all. Not so a
  /// wrong password: engines encode passwords beyond ASCII in different ways.
  var mayDependOnEngine: Bool {
    switch self {
    case .fileNotFound, .unreadable, .emptyDocument, .passwordRequired, .pageOutOfRange,
      .invalidRequest, .tooLarge, .cancelled, .cannotWrite:
      false
    default: true
    }
  }
}
