import Glibc
import Hashing
public import RenderKit
import RenderImageFile

/// Divides documents among shards, each of which one run compares.
///
/// Each document is read once for its digest, so that a run can tell when it has changed since.
public struct CorpusPlan: Sendable {
  private let files: [String]
  private let shardSize: Int

  /// Plans documents.
  ///
  /// - Parameters:
  ///   - files: The documents' paths, in the order that results have.
  ///   - shardSize: The number of documents of each shard but the last.
  public init(_ files: [String], shardSize: Int) {
    precondition(shardSize > 0, "a shard has documents")
    self.files = files
    self.shardSize = shardSize
  }

  /// Writes the shards to a directory that does not exist yet or is empty: all of them or none.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - progress: Is told how many documents have been read.
  /// - Returns: The paths of the shards' files.
  /// - Throws: `RenderError` with the code `cannotWrite`, also where the directory holds files.
  public func write(
    to directory: String, progress: (Int) -> Void = { _ in }
  ) throws(RenderError) -> [String] {
    let target = directory.hasSuffix("/") ? String(directory.dropLast()) : directory
    let parent = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? "."
    try OutputDirectory.create(parent.isEmpty ? "/" : parent)
    guard unsafe rmdir(target) == 0 || errno == ENOENT else {
      throw RenderError(
        .cannotWrite,
        "\(directory) is there already; a plan does not change: choose another directory.")
    }
    let number = String(UInt64.random(in: .min ... .max), radix: 16)
    let hidden = "\(parent)/.renderkit-\(number)"
    try OutputDirectory.create(hidden)
    do throws(RenderError) {
      let names = try writeShards(to: hidden, progress)
      guard unsafe rename(hidden, target) == 0 else {
        throw RenderError(.cannotWrite, "\(directory) cannot be written: \(systemMessage()).")
      }
      return names.map { "\(target)/\($0)" }
    } catch {
      for index in 0..<shardCount { unsafe unlink("\(hidden)/\(name(index))") }
      unsafe rmdir(hidden)
      throw error
    }
  }

  private var shardCount: Int { (files.count + shardSize - 1) / shardSize }

  private func name(_ index: Int) -> String {
    let digits = max(5, String(shardCount).count)
    let number = String(index + 1)
    return "shard-\(String(repeating: "0", count: digits - number.count))\(number).jsonl"
  }

  private func writeShards(
    to directory: String, _ progress: (Int) -> Void
  ) throws(RenderError) -> [String] {
    let plan = identifier
    for index in 0..<shardCount {
      let part = files[index * shardSize..<min(files.count, (index + 1) * shardSize)]
      let head = ShardRecord(
        plan: plan, number: index + 1, shards: shardCount, documents: part.count)
      var file = try AtomicFile("\(directory)/\(name(index))", followsLinks: false)
      try file.write(Array("\(ResultLine(head).text())\n".utf8).span)
      for (position, path) in zip(part.indices, part) {
        let planned = PlannedDocument(Self.provenance(path))
        try file.write(Array("\(ResultLine(planned).text())\n".utf8).span)
        progress(position + 1)
      }
      try file.commit()
    }
    return (0..<shardCount).map(name)
  }

  /// A document that cannot be read is planned all the same: that it fails is a result.
  private static func provenance(_ path: String) -> DocumentProvenance {
    guard let source = try? DocumentSource(file: path),
      let provenance = try? DocumentProvenance(source)
    else { return DocumentProvenance(unreadable: path) }
    return provenance
  }

  private var identifier: String {
    var digest = SHA256()
    digest.update(Array("\(shardSize)\n".utf8))
    for path in files {
      let byteCount = (try? DocumentSource(file: path))?.byteCount ?? -1
      digest.update(Array("\(path)\u{0}\(byteCount)\n".utf8))
    }
    return digest.finish()
  }
}
