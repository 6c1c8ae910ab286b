import FoundationEssentials
import RenderImageFile
import RenderKit

/// A directory in which the results of a corpus are gathered.
///
/// `run.json` says how documents are compared, `shards` holds a file of results for each shard that
/// is done and a journal for each that is not.
package struct CorpusFolder: Sendable {
  /// The directory's path, without a slash at its end.
  package let path: String

  /// Names the directory.
  package init(_ path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  var shards: String { "\(path)/shards" }

  func results(of shard: String) -> String { "\(shards)/\(shard).jsonl" }

  func journal(of shard: String) -> String { "\(shards)/\(shard).journal" }

  /// Creates the directory, or makes sure that all in it was made alike.
  func begin(_ run: RunRecord) throws(RenderError) {
    try OutputDirectory.create(shards)
    let file = "\(path)/run.json"
    try DirectoryLock.hold(shards, .exclusive) { () throws(RenderError) in
      guard let earlier = try Self.run(in: file) else {
        return try AtomicFile.write(
          Array("\(ResultLine(run).text())\n".utf8), to: file, followsLinks: false)
      }
      guard let difference = run.difference(from: earlier) else { return }
      throw RenderError(
        .cannotWrite,
        "\(path) holds results of \(difference); go on as it was begun, or choose another "
          + "directory.")
    }
  }

  private static func run(in file: String) throws(RenderError) -> RunRecord? {
    let source: DocumentSource
    do {
      source = try DocumentSource(file: file)
    } catch {
      if error.code == .fileNotFound { return nil }
      throw error
    }
    let bytes = try source.read(at: 0, count: source.byteCount)
    if let run = try? JSONDecoder().decode(RunRecord.self, from: Data(bytes)) { return run }
    throw RenderError(.damagedDocument, "\(file) is damaged; begin in another directory.")
  }

  /// The results that are there, in the order of their shards.
  func finished() throws(RenderError) -> [ShardResults] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: shards)) ?? []
    var results: [ShardResults] = []
    for name in names.sorted() where name.hasSuffix(".jsonl") && !name.hasPrefix(".") {
      results.append(try ShardResults("\(shards)/\(name)"))
    }
    return results.sorted { $0.number < $1.number }
  }
}
