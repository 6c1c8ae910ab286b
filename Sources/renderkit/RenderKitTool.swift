import Glibc
import RenderCLI

@main struct RenderKitTool {
  static func main() {
    exit(CommandLineTool.runProcess())
  }
}
