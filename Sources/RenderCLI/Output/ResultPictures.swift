import Glibc

/// The picture files that results name.
struct ResultPictures {
  private let directories: [String]

  /// - Parameter results: The files of results; pictures are looked for beside them, too.
  init(results: [String]) {
    var directories: [String] = []
    for file in results where file != "-" {
      let parts = file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      let directory = parts.isEmpty ? "" : parts.joined(separator: "/") + "/"
      if !directories.contains(directory) { directories.append(directory) }
    }
    self.directories = directories
  }

  /// The file, relative to the results, to the working directory, or beside the results (in
  /// `images`, where a comparison wrote the report); `nil` where there is none.
  func file(_ path: String) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let candidates =
      path.hasPrefix("/") ? [path] : directories.map { $0 + path } + [path]
    let beside = directories.flatMap { [$0 + name, "\($0)images/\(name)"] }
    return (candidates + beside).first { candidate in
      var status = stat()
      return unsafe stat(candidate, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
  }
}
