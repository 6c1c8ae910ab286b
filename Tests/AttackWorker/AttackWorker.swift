import AttackEngine
import RenderIsolation

/// A worker with the attack engine, and as `host DEED` a host of such workers.
@main
struct AttackWorker {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == "host", let task = arguments.last.flatMap(AttackHost.init) else {
      WorkerMain.run(engines: [AttackEngine(), AttackEngine.exposed])
    }
    try task.run()
  }
}
