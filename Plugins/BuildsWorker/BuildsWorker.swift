import PackagePlugin

/// Lets the program depend on its worker being built without linking what the worker links.
///
/// An executable that depends on another one contains it; a plugin's tool is only built, next to
/// the program and under a name that ends with `-tool`.
@main
struct BuildsWorker: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) -> [Command] { [] }
}
