import AttackEngine
import Foundation
import RenderIsolation
import RenderKit

/// Pools of workers with the attack engine.
enum WorkerFixture {
  /// A program that was built beside the tests.
  static func program(_ name: String = "attack-worker") throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let candidates = [tests] + CommandLine.arguments
    for path in candidates {
      var directory = URL(fileURLWithPath: path)
      while directory.path != "/" {
        directory.deleteLastPathComponent()
        let program = directory.appendingPathComponent(name).path
        if FileManager.default.isExecutableFile(atPath: program) { return program }
      }
    }
    throw RenderError(.engineMissing, "\(name) was not built.")
  }

  /// A sanitizer reserves terabytes of address space, which no limit would allow.
  static let memory: Int? = hasSanitizer ? nil : 1 << 30

  static let hasSanitizer = ["__tsan_init", "__asan_init"].contains { (name: String) in
    unsafe dlsym(nil, name) != nil
  }

  static func pool(
    _ limits: WorkerLimits = WorkerLimits(time: .seconds(30), memory: memory),
    sandbox: SandboxPolicy = .available
  ) throws -> WorkerPool {
    try WorkerPool(program: program(), limits: limits, sandbox: sandbox)
  }

  static func open(
    _ deed: AttackDeed, at stage: AttackScript.Stage = .draw, _ pool: WorkerPool
  ) throws -> any RenderDocument {
    try pool.engine("attack").open(AttackScript(deed, at: stage).source)
  }

  /// Has a document do what it does at a stage.
  static func take(_ stage: AttackScript.Stage, of document: any RenderDocument) throws {
    switch stage {
    case .open: return
    case .page: _ = try document.page(AttackScript.page)
    case .draw: _ = try document.render(PageRequest(page: AttackScript.page))
    case .text: _ = try document.text(ofPage: AttackScript.page)
    case .fonts: _ = try document.fonts(ofPage: AttackScript.page)
    }
  }

  /// What a page is without a worker.
  static func inProcess(_ request: PageRequest) throws -> Bitmap {
    try AttackEngine().open(AttackScript(.nothing).source).render(request).bitmap
  }
}
