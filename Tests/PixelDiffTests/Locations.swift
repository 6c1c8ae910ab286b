import Foundation

/// The folder of the package.
let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

/// The folder of shared test files, where there is one beside or above the package.
let sharedFolder: URL? = sequence(first: packageRoot) { folder in
  folder.path == "/" ? nil : folder.deletingLastPathComponent()
}
.map { $0.appending(path: "shared") }
.first { FileManager.default.fileExists(atPath: $0.appending(path: "corpus").path) }
