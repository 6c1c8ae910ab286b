import AttackEngine
import Glibc
import RenderIsolation
import RenderKit

/// A host process of which tests can see how it ends and what it leaves.
enum AttackHost: String {
  /// Waits for a worker that never answers.
  case hang
  /// Waits for a worker that never rests.
  case spin
  /// Serves many documents, good and bad, and prints how many descriptors and children are left.
  case leak

  func run() throws {
    let program = "/proc/self/exe"
    switch self {
    case .hang:
      let limits = WorkerLimits(time: .seconds(600), memory: nil)
      try Self.draw(.hang, WorkerPool(program: program, limits: limits))
    case .spin:
      let limits = WorkerLimits(time: .seconds(600), cpuTime: .seconds(1), memory: nil)
      try Self.draw(.spin, WorkerPool(program: program, limits: limits))
    case .leak:
      var limits = WorkerLimits(time: .seconds(10), documentsPerWorker: 3, idleWorkers: 2)
      if CommandLine.arguments.contains("unlimited") { limits.memory = nil }
      let before = Self.descriptorCount
      try Self.drawMany(WorkerPool(program: program, limits: limits))
      print(Self.descriptorCount - before, Self.hasChildren ? "children" : "alone")
    }
  }

  private static func drawMany(_ pool: WorkerPool) throws {
    let deeds: [AttackDeed] = [.nothing, .segfault, .exit, .garbage, .warn, .oversize, .spoil]
    for _ in 0..<5 {
      for deed in deeds { try? draw(deed, pool) }
    }
  }

  private static func draw(_ deed: AttackDeed, _ pool: WorkerPool) throws {
    let document = try pool.engine("attack").open(AttackScript(deed).source)
    for page in 0..<document.pageCount { _ = try document.render(PageRequest(page: page)) }
  }

  private static var descriptorCount: Int {
    (0..<1024).count { fcntl($0, F_GETFD) >= 0 }
  }

  private static var hasChildren: Bool {
    var status: Int32 = 0
    return unsafe waitpid(-1, &status, WNOHANG) >= 0 || errno != ECHILD
  }
}
