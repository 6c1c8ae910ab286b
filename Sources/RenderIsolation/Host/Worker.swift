import Glibc
import RenderKit
import Synchronization

/// The host's side of a worker process.
///
/// Whoever holds a worker is the only one to ask it; asking blocks until the answer comes, the
/// process ends or the time is up. The process ends with the last reference.
final class Worker: Sendable {
  struct State {
    var engine: EngineInfo.ID
    var number = 0
    var documentCount = 0
    /// The number of pages that were drawn or read.
    var pageCount = 0
    var pixels: SharedPixels?
    var closing: Int?
  }

  /// The directory that the process may read for its documents.
  let directory: String?

  let limits: WorkerLimits
  private let cancellation: Cancellation?
  private let log: MessageLog
  private let channel: FrameChannel
  private let process: ChildProcess
  let state: Mutex<State>

  /// Starts a process, which has yet to say that it is ready.
  init(
    serving engine: EngineInfo.ID, reading directory: String?, program: String,
    limits: WorkerLimits, cancellation: Cancellation?
  ) throws(RenderError) {
    state = Mutex(State(engine: engine))
    self.directory = directory
    self.limits = limits
    self.cancellation = cancellation
    log = try MessageLog()
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw RenderError(.engineMissing, "A worker cannot be started: \(systemMessage()).")
    }
    channel = FrameChannel(owning: ends[0])
    let workerEnd = OpenFile(owning: ends[1])
    defer { withExtendedLifetime(workerEnd) {} }
    process = try ChildProcess(
      ProcessLaunch(
        path: program, arguments: [engine], environment: WorkerEnvironment.make(),
        socket: workerEnd.descriptor, errors: log.descriptor))
  }

  /// The engine that the process serves; empty until it has said which one is its first.
  var engine: EngineInfo.ID { state.withLock { $0.engine } }

  /// The number of documents that the worker was asked to open.
  var documentCount: Int { state.withLock { $0.documentCount } }

  /// Asks for something and waits for the answer.
  ///
  /// - Parameters:
  ///   - request: What to do.
  ///   - limit: How long that may take, where it is no engine's work.
  ///   - descriptor: The file to send along.
  ///   - read: Takes what is expected out of an answer, `nil` if the answer makes no sense.
  /// - Returns: What was read, and what the engine printed meanwhile.
  func ask<Result>(
    _ request: WorkerRequest, sending descriptor: Int32? = nil, within limit: Duration? = nil,
    _ read: (WorkerAnswer) -> Result?
  ) throws(WorkerFailure) -> (result: Result, messages: [String]) {
    guard !patience.isOver else { throw WorkerFailure(.notAsked) }
    let deadline =
      limit.map { Deadline(after: $0, nil, patience) }
      ?? Deadline(after: limits.time, process.budget(limits.cpuTime), patience)
    let number = try send(request, descriptor, until: deadline)
    let answer = try receive(answerTo: number, until: deadline)
    let messages = takeMessages()
    if case .failed(let error) = answer {
      guard error.isPlausible else { throw end(.nonsense("a failure that is no engine's")) }
      let error = error.received(from: engine)
      throw error.isBreakdown ? end(.brokeDown(error)) : WorkerFailure(.refused(error))
    }
    guard let result = read(answer) else {
      throw end(.nonsense("an answer that does not fit the question"))
    }
    return (result, messages)
  }

  /// That of the calling thread.
  var patience: Patience { Patience(until: cancellation) }

  /// Sends a request whose answer is left for later; returns the number that the answer will have.
  func send(
    _ request: WorkerRequest, _ descriptor: Int32? = nil, until deadline: Deadline
  ) throws(WorkerFailure) -> Int {
    let number = state.withLock { state in
      state.number += 1
      return state.number
    }
    do {
      try channel.send(request, number: number, descriptor: descriptor, until: deadline)
    } catch {
      throw failure(error)
    }
    return number
  }

  func receive(
    answerTo number: Int, until deadline: Deadline
  ) throws(WorkerFailure) -> WorkerAnswer {
    do throws(ChannelFailure) {
      let answer = try channel.receive(WorkerAnswer.self, until: deadline)
      guard answer.number == number else { throw .garbled("an answer to another question") }
      return answer.message
    } catch {
      throw failure(error)
    }
  }

  /// Removes and returns what the process has printed.
  func takeMessages() -> [String] { log.take() }

  private func failure(_ failure: ChannelFailure) -> WorkerFailure {
    switch failure {
    case .closed:
      // A process that ends closes its socket before its status can be had.
      end(process.status(within: .milliseconds(500)).map(kind) ?? .nonsense("it hung up"))
    case .timedOut: end(.timeLimit(limits.time))
    case .cancelled: end(.cancelled)
    case .cpuTimeSpent: end(.cpuLimit(limits.cpuTime))
    case .garbled(let what): end(.nonsense(what))
    case .tooLarge:
      WorkerFailure(
        .refused(
          RenderError(
            .tooLarge, "The options for \(engine) are too large to be sent to a worker.",
            engine: engine)))
    }
  }

  private func kind(_ status: ExitStatus) -> WorkerFailure.Kind {
    status == .signal(SIGXCPU) ? .cpuLimit(limits.cpuTime) : .ended(status)
  }

  /// Ends the process and says why.
  private func end(_ kind: WorkerFailure.Kind) -> WorkerFailure {
    _ = process.end()
    var failure = WorkerFailure(kind)
    failure.isOfUsedWorker = state.withLock { $0.documentCount > 1 || $0.pageCount > 0 }
    failure.messages = log.last()
    return failure
  }
}
