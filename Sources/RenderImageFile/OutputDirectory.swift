import Glibc
package import RenderKit

/// A directory for files that are to be written.
package enum OutputDirectory {
  /// Creates a directory and those that it is in, where they are not there yet.
  package static func create(_ path: String) throws(RenderError) {
    var partial = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      partial += partial.isEmpty || partial.hasSuffix("/") ? part : "/" + part
      guard unsafe mkdir(partial, 0o777) != 0, errno != EEXIST else { continue }
      throw RenderError(
        .cannotWrite, "The directory \(path) cannot be created: \(systemMessage()).")
    }
  }
}
