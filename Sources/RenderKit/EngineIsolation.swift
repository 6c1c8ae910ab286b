/// How an engine in a process of its own is kept from doing harm: a result's provenance.
public struct EngineIsolation: Hashable, Sendable, Codable {
  /// The most seconds of processor time for one request.
  public let cpuTime: Double

  /// The most seconds that one request may take.
  public let time: Double

  /// The most bytes of address space; `nil` where there is no limit.
  public let memory: Int?

  /// What the process forbids itself; `nil` where its sandbox is off.
  public let sandbox: SandboxReport?

  /// Describes limits and a sandbox.
  public init(cpuTime: Duration, time: Duration, memory: Int?, sandbox: SandboxReport?) {
    self.cpuTime = cpuTime / .seconds(1)
    self.time = time / .seconds(1)
    self.memory = memory
    self.sandbox = sandbox
  }
}
