package import RenderKit

/// What a run came to, in the numbers of `sysexits.h`; of several outcomes the highest counts.
package enum ExitCode: Int32, Comparable, Sendable {
  /// Done; of a comparison: nothing counts as different.
  case success = 0
  /// A comparison found a difference.
  case different = 1
  /// The command line makes no sense, or asks an engine for what it cannot do.
  case usage = 64
  /// A document is damaged, encrypted, of an unknown format or lacks what was asked of it.
  case badInput = 65
  /// A file does not exist or cannot be read.
  case noInput = 66
  /// An engine, or the sandbox that it must have, is not there.
  case engineMissing = 69
  /// An engine failed, crashed or exceeded its limits.
  case engineFailed = 70
  /// A result cannot be written.
  case cannotWrite = 73
  /// Something is not done yet, and may be done by the same command later.
  case tryAgain = 75
  /// The run was ended before it was done.
  case cancelled = 130

  /// The code for a failure.
  package init(_ code: RenderError.Code) {
    self =
      switch code {
      case .unsupportedOption: .usage
      case .emptyDocument, .damagedDocument, .unsupportedFormat, .passwordRequired,
        .passwordWrong, .pageOutOfRange, .invalidRequest, .tooLarge:
        .badInput
      case .fileNotFound, .unreadable: .noInput
      case .engineMissing, .sandboxUnavailable: .engineMissing
      case .cannotWrite: .cannotWrite
      case .cancelled: .cancelled
      default: .engineFailed
      }
  }

  package static func < (first: ExitCode, second: ExitCode) -> Bool {
    first.rawValue < second.rawValue
  }
}
