/// A failure to open, describe or draw a document, or to write a result.
public struct RenderError: Error, Hashable, Sendable, Codable {
  /// What kind of failure it is.
  public let code: Code

  /// One sentence: what failed, on what, and what to do where something can be done.
  public let message: String

  /// The engine that failed, where one did.
  public var engine: EngineInfo.ID?

  /// The engine's own words, where it had any.
  public let cause: String?

  /// The bytes of memory that it would take, where it is too much of them.
  public let bytesNeeded: Int?

  /// Creates an error.
  public init(
    _ code: Code, _ message: String, engine: EngineInfo.ID? = nil, cause: String? = nil,
    bytesNeeded: Int? = nil
  ) {
    self.code = code
    self.message = message
    self.engine = engine
    self.cause = cause
    self.bytesNeeded = bytesNeeded
  }
}

extension RenderError: CustomStringConvertible {
  /// The sentence, with the engine's own words where it had any.
  public var description: String {
    guard let cause, !cause.isEmpty else { return message }
    return "\(message) (\(cause))"
  }
}
