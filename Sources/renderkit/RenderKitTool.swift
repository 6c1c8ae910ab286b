@main struct RenderKitTool { static func main() {} }
