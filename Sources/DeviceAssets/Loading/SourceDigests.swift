import Hashing
import RenderKit
import Synchronization

/// The digests of files, each computed once for each of its versions.
final class SourceDigests: Sendable {
  private static let capacity = 10_000

  private let known = Mutex<[SourceVersion: String]>([:])

  /// The SHA-256 digest of a file.
  func digest(of source: DocumentSource, _ version: SourceVersion) throws(RenderError) -> String {
    if let digest = known.withLock({ $0[version] }) { return digest }
    let digest = try source.sha256()
    guard version.isSettled else { return digest }
    known.withLock { known in
      if known.count >= Self.capacity { known.removeAll() }
      known[version] = digest
    }
    return digest
  }
}
