import Glibc
public import RenderKit

/// The whole of a worker program.
///
/// A program whose `main` calls ``run(engines:)`` serves its engines to a ``WorkerPool`` that is
/// given its path. The pool starts one process for each document that is open at a time, and names
/// the engine as the only argument; where that is empty, the first one is meant.
public enum WorkerMain {
  /// The descriptor of the socket that the host hands over.
  static let socketDescriptor: Int32 = 3

  /// Confines the process as the host asks, and serves one of the engines until the host hangs up.
  ///
  /// - Parameter engines: All engines that are built into the program.
  public static func run(engines: [any RenderEngine]) -> Never {
    guard isStartedByHost else {
      let text = "This program serves renderkit and is not started by hand.\n"
      unsafe write(STDERR_FILENO, text, text.utf8.count)
      exit(EX_USAGE)
    }
    ignoreSignals()
    let channel = FrameChannel(owning: socketDescriptor)
    guard let (number, request) = try? channel.receive(WorkerRequest.self, until: .none),
      case .start(let settings) = request
    else { _exit(EX_PROTOCOL) }
    let id = CommandLine.arguments.dropFirst().first ?? ""
    let engine = id.isEmpty ? engines.first : engines.first { $0.info.id == id }
    let sandbox = confine(settings, serving: engine)
    let started = DeepThread.start {
      WorkerService(channel, engines: engines, serving: engine)
        .run(answering: number, sandbox.map { Sandbox.test($0, reading: settings.readablePaths) })
    }
    guard started else { exit(EX_OSERR) }
    exitWithHost()
  }

  /// Gives up what drawing does not take, on the only thread that there is: threads that were started
  /// before would keep their rights.
  private static func confine(
    _ settings: WorkerSettings, serving engine: (any RenderEngine)?
  ) -> SandboxReport? {
    let failure = ProcessLimits.apply(settings)
    guard settings.isSandboxed else { return nil }
    var report = Sandbox.enter(reading: (engine?.prepare() ?? []) + settings.readablePaths)
    report.record(.limits, failure: failure)
    return report
  }

  private static var isStartedByHost: Bool {
    var status = stat()
    return unsafe fstat(socketDescriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  /// Ignores what is not meant for a worker.
  ///
  /// Ctrl-C, a closed terminal and programs that limit others signal every process of the group, but it is for the host to
  /// decide what becomes of its workers. SIGXFSZ would turn a flood of messages into a crash.
  private static func ignoreSignals() {
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGXFSZ] { Glibc.signal(signal, SIG_IGN) }
  }

  /// Ends the process as soon as the host's end of the socket is closed, by whatever end it took.
  ///
  /// The engine may be in an endless loop then and its thread will not notice, hence this watch on
  /// the main thread. `PR_SET_PDEATHSIG` would not do: it fires when the thread that started the
  /// worker ends, which may be long before the host does. `_exit` because other threads still use
  /// what `exit` would tear down.
  private static func exitWithHost() -> Never {
    var entry = pollfd(fd: socketDescriptor, events: 0, revents: 0)
    while unsafe poll(&entry, 1, -1) <= 0 {}
    _exit(EX_OK)
  }
}
