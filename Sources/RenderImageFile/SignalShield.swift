import Glibc

/// Holds back the signals with which a person ends a program, so that a file being written is
/// finished or removed first.
package enum SignalShield {
  /// Delivers them when the body is done.
  package static func hold<Failure: Error>(while body: () throws(Failure) -> Void) throws(Failure) {
    var signals = sigset_t()
    var previous = sigset_t()
    unsafe sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] { unsafe sigaddset(&signals, signal) }
    unsafe pthread_sigmask(SIG_BLOCK, &signals, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }
    try body()
  }
}
