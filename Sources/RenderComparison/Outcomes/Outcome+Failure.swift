public import RenderKit

extension Outcome {
  /// What a failure makes of a row.
  public init(_ code: RenderError.Code) {
    self =
      switch code {
      case .damagedDocument, .emptyDocument: .damaged
      case .passwordRequired, .passwordWrong: .encrypted
      case .unsupportedFormat, .unsupportedOption: .unsupported
      case .pageOutOfRange, .invalidRequest: .refused
      case .fileNotFound, .unreadable: .unreadable
      case .engineMissing, .sandboxUnavailable: .unavailable
      case .cannotWrite: .unwritable
      default: .init(ofEngine: code)
      }
  }

  /// What an engine's own failure makes of a row.
  private init(ofEngine code: RenderError.Code) {
    self =
      switch code {
      case .tooLarge: .tooLarge
      case .cpuLimit: .cpuLimit
      case .timeLimit: .timeLimit
      case .memoryLimit: .memoryLimit
      case .engineCrashed: .crashed
      case .engineBug: .engineBug
      case .sandboxViolation: .sandboxViolation
      case .workerLied: .workerLied
      case .cancelled: .cancelled
      default: .failed
      }
  }

  /// What an engine's notes make of a page that it drew.
  init(_ notes: RenderNotes) {
    let isSilent = notes.warnings.isEmpty && notes.failures.isEmpty
    self = notes.isPartial ? .partial : isSilent ? .ok : .warnings
  }
}
