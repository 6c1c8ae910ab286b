extension RenderError {
  /// The kind of a failure.
  ///
  /// Kinds may be added; a `switch` needs a default.
  public struct Code: Hashable, Sendable, Codable, CustomStringConvertible {
    private enum Kind: String, Codable, CaseIterable {
      case fileNotFound, unreadable, emptyDocument, damagedDocument, unsupportedFormat
      case passwordRequired, passwordWrong, pageOutOfRange, invalidRequest, unsupportedOption
      case tooLarge, engineMissing, engineFailed, engineCrashed, timeLimit, cpuLimit, memoryLimit
      case sandboxUnavailable, sandboxViolation, engineBug, workerLied, cancelled, cannotWrite
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// All codes.
    package static let all = Kind.allCases.map { Code($0) }

    /// Decodes a code from its name.
    public init(from decoder: any Decoder) throws { kind = try Kind(from: decoder) }

    /// Encodes the code as its name.
    public func encode(to encoder: any Encoder) throws { try kind.encode(to: encoder) }

    /// The code's name in results.
    public var description: String { kind.rawValue }

    /// There is no such file.
    public static let fileNotFound = Code(.fileNotFound)
    /// The file exists but cannot be read.
    public static let unreadable = Code(.unreadable)
    /// The document has no bytes.
    public static let emptyDocument = Code(.emptyDocument)
    /// The document is so damaged that it cannot be opened, or the page that it cannot be drawn.
    public static let damagedDocument = Code(.damagedDocument)
    /// The format is not known, or the engine does not open it.
    public static let unsupportedFormat = Code(.unsupportedFormat)
    /// The document is encrypted and no password was given.
    public static let passwordRequired = Code(.passwordRequired)
    /// The document is encrypted and the password does not open it.
    public static let passwordWrong = Code(.passwordWrong)
    /// The document has no such page.
    public static let pageOutOfRange = Code(.pageOutOfRange)
    /// A value of the request makes no sense, such as a resolution of 0.
    public static let invalidRequest = Code(.invalidRequest)
    /// The engine's capabilities do not include what was asked for.
    public static let unsupportedOption = Code(.unsupportedOption)
    /// The document is, or the picture would be, larger than allowed.
    public static let tooLarge = Code(.tooLarge)
    /// The engine is not there or cannot be started.
    public static let engineMissing = Code(.engineMissing)
    /// The engine reported a failure that is none of the above.
    public static let engineFailed = Code(.engineFailed)
    /// The engine's process ended unasked, of a signal or with an exit code.
    public static let engineCrashed = Code(.engineCrashed)
    /// The engine took longer than allowed.
    public static let timeLimit = Code(.timeLimit)
    /// The engine used more processor time than allowed.
    public static let cpuLimit = Code(.cpuLimit)
    /// The engine needed more memory than allowed.
    public static let memoryLimit = Code(.memoryLimit)
    /// The system lacks a part of the sandbox, and the caller does without none.
    public static let sandboxUnavailable = Code(.sandboxUnavailable)
    /// The engine's process was ended for a system call that its sandbox does not tolerate.
    public static let sandboxViolation = Code(.sandboxViolation)
    /// The engine's process ended itself because the engine found a mistake of its own.
    public static let engineBug = Code(.engineBug)
    /// The engine's process answered what cannot be true or was not asked.
    public static let workerLied = Code(.workerLied)
    /// The caller does not want the result any more.
    public static let cancelled = Code(.cancelled)
    /// A result cannot be written.
    public static let cannotWrite = Code(.cannotWrite)

    /// Whether it concerns the whole run: what comes after would fail the same way.
    package var endsRun: Bool { self == .cannotWrite || self == .cancelled }
  }
}
