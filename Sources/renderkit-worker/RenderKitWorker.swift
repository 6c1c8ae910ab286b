@main struct RenderKitWorker { static func main() {} }
