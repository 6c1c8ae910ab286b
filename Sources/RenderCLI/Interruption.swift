import Glibc
import RenderIsolation
import Synchronization

/// What signals that end a program do to a run: the first one has workers end what they do, so that
/// results can be finished; the second one ends the process at once.
enum Interruption {
  /// Ends what workers do.
  static let cancellation = Cancellation()

  private static let received = Atomic<Int32>(0)

  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The signal that was received first; `nil` where there was none.
  static var signal: Int32? {
    let number = received.load(ordering: .acquiring)
    return number == 0 ? nil : number
  }

  /// The exit code of a program that a signal ended, as shells tell it.
  static func exitCode(_ signal: Int32) -> Int32 { 128 + signal }

  /// Lets signals through that a parent blocks, as Swift programs do on threads that run tasks.
  static func unblock() {
    var set = sigset_t()
    unsafe sigemptyset(&set)
    for number in signals { unsafe sigaddset(&set, number) }
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Receives signals from now on, but for those that whoever started the process has had ignored.
  static func watch() {
    // What is made at its first use must be there before a handler uses it.
    guard !cancellation.isCancelled, signal == nil else { return }
    for number in signals { install(number) }
  }

  /// Has signals end the process at once while there are no results that could be spoiled, such as
  /// while it waits for its standard input.
  static func unwatched<Failure: Error, Result>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var watched: [Int32] = []
    for number in signals where isWatched(number) {
      Glibc.signal(number, SIG_DFL)
      watched.append(number)
    }
    defer { for number in watched { install(number) } }
    return try body()
  }

  private static func install(_ number: Int32) {
    guard !isIgnored(number) else { return }
    var action = sigaction()
    action.sa_flags = SA_RESTART
    unsafe action.__sigaction_handler.sa_handler = { Interruption.receive($0) }
    unsafe sigaction(number, &action, nil)
  }

  /// Runs in a signal handler: nothing but atomic stores and a system call.
  private static func receive(_ number: Int32) {
    let exchange = received.compareExchange(
      expected: 0, desired: number, ordering: .acquiringAndReleasing)
    guard exchange.exchanged else { _exit(exitCode(number)) }
    cancellation.cancel()
  }

  private static func handler(_ number: Int32) -> UInt {
    var action = sigaction()
    unsafe sigaction(number, nil, &action)
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: UInt.self)
  }

  private static func isIgnored(_ number: Int32) -> Bool { handler(number) == 1 }

  private static func isWatched(_ number: Int32) -> Bool { handler(number) > 1 }
}
