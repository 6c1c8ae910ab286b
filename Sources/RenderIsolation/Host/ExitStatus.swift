import CLinux

/// How a process ended.
enum ExitStatus: Hashable, CustomStringConvertible {
  case exit(Int32)
  case signal(Int32)
  /// Somebody else in the host has collected the status.
  case unknown

  /// Decodes what `waitpid` reports, as the macros of `sys/wait.h` do.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7f
    self = signal == 0 ? .exit(waitStatus >> 8 & 0xff) : .signal(signal)
  }

  var description: String {
    switch self {
    case .exit(let code): return "exit code \(code)"
    case .signal(let signal):
      let name = unsafe rk_signal_name(signal).map { unsafe "SIG" + String(cString: $0) }
      return name ?? "signal \(signal)"
    case .unknown: return "no known status"
    }
  }
}
