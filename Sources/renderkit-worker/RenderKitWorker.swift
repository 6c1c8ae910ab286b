import RenderEngines
import RenderIsolation

/// Renders documents in a process of its own, for `renderkit`.
@main
struct RenderKitWorker {
  static func main() { WorkerMain.run(engines: BuiltInEngines.all) }
}
