import Glibc
import Synchronization

/// What an engine may do to its process.
package enum AttackDeed: String, CaseIterable, Sendable {
  case nothing, segfault, abort, exit, hang, spin, trespass, allocate, overflow, panic
  case garbage, oversize, forge, hangUp, close, flood, warn, lie
  /// Cuts everything short that it shares with the host.
  case shrink
  /// Writes to the memory of a picture after that was handed over.
  case keep
  /// Starts a process, reads a file or opens a socket, and ends the process where it succeeds.
  case fork, read, connect
  /// Claims more pages than there can be.
  case boast
  /// Has its text say what became of all temptations, or of those that harm nobody.
  case tempt, temptHarmlessly
  /// Ends the process unless this is the first document that it opens.
  case spoil

  /// The worker's end of its socket.
  private static let socket: Int32 = 3

  private static let strikes = Atomic(0)

  func commit() {
    switch self {
    case .nothing, .lie, .keep, .boast, .tempt, .temptHarmlessly: return
    case .segfault: raise(SIGSEGV)
    case .abort: Glibc.abort()
    case .exit: _exit(0)
    case .hang: while true { usleep(1000) }
    case .spin: while Self.strikes.load(ordering: .relaxed) >= 0 {}
    case .trespass: raise(SIGSYS)
    case .allocate: Self.allocate()
    case .overflow: print(Self.recurse(1))
    case .panic:
      Self.say("thread 'main' panicked at 'no such filter', src/filters.rs:7:1\n")
      Glibc.abort()
    case .garbage: Self.send([7, 0, 0, 0] + Array("garbage".utf8))
    case .oversize: Self.send([255, 255, 255, 255])
    case .forge: Self.send(Self.frame(#"{"number":1,"message":{"closed":{}}}"#))
    case .hangUp:
      shutdown(Self.socket, Int32(SHUT_RDWR))
      while true { usleep(1000) }
    case .close: for descriptor: Int32 in 0..<64 { Glibc.close(descriptor) }
    case .shrink: for descriptor: Int32 in 0..<64 { ftruncate(descriptor, 0) }
    case .flood: Self.flood()
    case .fork: Self.trespass(on: "start a process")
    case .read: Self.trespass(on: "read a file")
    case .connect: Self.trespass(on: "use the internet")
    case .warn: Self.say("odd \u{1B}[31mfont\nodd \u{1B}[31mfont\nsecond\n")
    case .spoil: if Self.strikes.add(1, ordering: .relaxed).oldValue > 0 { raise(SIGBUS) }
    }
  }

  /// Maps memory, for an optimizer removes allocations that nobody reads.
  private static func allocate() {
    var size = 1 << 20
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    while unsafe mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0) != MAP_FAILED { size *= 2 }
    say("memory allocation of \(size) bytes failed\n")
    Glibc.abort()
  }

  /// Writes a gigabyte.
  private static func flood() {
    let text = String(repeating: "The same flood again and again.\n", count: 1 << 15)
    for _ in 0..<1 << 10 { say(text) }
  }

  private static func trespass(on name: String) {
    let temptation = Temptation.all.first { $0.name == name }
    if temptation.map({ $0.outcome(in: $0.giveIn()) == .done }) ?? true { _exit(99) }
  }

  @inline(never)
  private static func recurse(_ depth: Int) -> Int {
    depth < 0 ? 0 : recurse(depth + 1) + recurse(depth + 2)
  }

  private static func say(_ text: String) { unsafe write(STDERR_FILENO, text, text.utf8.count) }

  private static func frame(_ text: String) -> [UInt8] {
    [UInt8(text.utf8.count), 0, 0, 0] + Array(text.utf8)
  }

  private static func send(_ bytes: [UInt8]) { unsafe write(socket, bytes, bytes.count) }
}
