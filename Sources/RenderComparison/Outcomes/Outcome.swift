/// What became of a document, or of a page, in an engine.
///
/// Every row of results says exactly one. Cases may be added; a `switch` needs a default.
public enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
  /// It was opened or drawn, and the engine had nothing to say.
  case ok
  /// It was drawn, and the engine had something to say.
  case warnings
  /// The engine gave up on some of the page and drew the rest.
  case partial
  /// The engine drew nothing, though there is something to draw: see ``Outcome/isDrawn``.
  case suspect
  /// The engine sees fewer pages than another one and has none of this number.
  case missing
  /// It is damaged, or empty.
  case damaged
  /// It needs a password, or another one.
  case encrypted
  /// The engine does not open the format, or lacks an option that was asked for.
  case unsupported
  /// It is, or its picture would be, larger than allowed.
  case tooLarge
  /// The engine used more processor time than allowed.
  case cpuLimit
  /// The engine took longer than allowed.
  case timeLimit
  /// The engine needed more memory than allowed.
  case memoryLimit
  /// The engine's process ended unasked, of a signal or with an exit code.
  case crashed
  /// The engine found a mistake of its own and ended its process.
  case engineBug
  /// The engine's process was ended for what its sandbox does not tolerate.
  case sandboxViolation
  /// The engine's process answered what cannot be true or was not asked.
  case workerLied
  /// The run was ended meanwhile.
  case cancelled
  /// The engine reported a failure that is none of these.
  case failed
  /// The file is not there or cannot be read.
  case unreadable
  /// What was asked makes no sense, such as a page that no engine has.
  case refused
  /// The engine, or the sandbox that it must have, is not there.
  case unavailable
  /// A result cannot be written.
  case unwritable

  /// Whether there is a picture, or an open document.
  public var isDrawn: Bool {
    switch self {
    case .ok, .warnings, .partial, .suspect: true
    default: false
    }
  }
}
