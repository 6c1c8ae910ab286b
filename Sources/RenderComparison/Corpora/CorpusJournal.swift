import FoundationEssentials
import Glibc
import Hashing
import RenderImageFile
import RenderKit
import Synchronization

/// What is done of a shard, in a file that can be read whenever the process ended.
///
/// Entries are only added. One that was not written to its end, or not brought to the disk before the
/// power failed, does not match its digest and is cut off with all behind it. Whoever has the file
/// open holds a lock on it, which ends with the process.
final class CorpusJournal: Sendable {
  private struct State {
    var end = 0
    /// Where each document's last entry begins.
    var done: [Int: Int] = [:]
    /// Where the last entry of a document begins that is not done.
    var parts: [Int: Int] = [:]
    var started: Set<Int> = []
  }

  /// The longest line of an entry.
  private static let lineLimit = 1 << 20

  let path: String
  private let file: OpenFile
  private let state = Mutex(State())

  /// Opens or begins the journal; `nil` where another process uses it.
  init?(_ path: String, beginning run: RunRecord) throws(RenderError) {
    self.path = path
    guard let file = try Self.lock(path) else { return nil }
    self.file = file
    let begun = try recover()
    if let begun, let difference = run.difference(from: begun) {
      throw RenderError(
        .cannotWrite, "\(path) was begun with \(difference); go on with the same options.")
    }
    if begun?.shardHash != run.shardHash {
      guard begun == nil else {
        throw RenderError(
          .cannotWrite, "\(path) is of another shard of this name; choose another directory.")
      }
      var entry = JournalEntry(.begun)
      entry.run = run
      try append(entry)
      try syncDirectory()
    }
  }

  /// The number of documents that are done.
  var doneCount: Int { state.withLock { $0.done.count } }

  func isDone(_ document: Int) -> Bool { state.withLock { $0.done[document] != nil } }

  /// The documents that were started and are not done.
  var interrupted: Set<Int> { state.withLock { $0.started.subtracting($0.done.keys) } }

  func start(_ document: Int) throws(RenderError) {
    var entry = JournalEntry(.started)
    entry.document = document
    try append(entry)
  }

  /// Adds results of a document; with a tally the last ones, which are on the disk then.
  func add(_ lines: [UInt8], of document: Int, tally: CorpusRecord?) throws(RenderError) {
    var entry = JournalEntry(tally == nil ? .part : .done)
    entry.document = document
    entry.tally = tally
    entry.byteCount = lines.count
    entry.sha256 = Self.digest(lines)
    try append(entry, lines)
    guard tally != nil, fdatasync(file.descriptor) != 0, errno != EINVAL else { return }
    throw unwritable(systemMessage())
  }

  /// What a document came to.
  func tally(of document: Int) throws(RenderError) -> CorpusRecord {
    guard let start = state.withLock({ $0.done[document] }),
      let tally = try entry(at: start)?.entry.tally
    else { throw unreadable }
    return tally
  }

  /// Hands over a document's results, in pieces.
  func results(
    of document: Int, _ take: ([UInt8]) throws(RenderError) -> Void
  ) throws(RenderError) {
    var starts: [Int] = []
    var next = state.withLock { $0.done[document] }
    while let start = next {
      starts.append(start)
      next = try entry(at: start)?.entry.previous
    }
    for start in starts.reversed() {
      guard let (entry, body) = try entry(at: start) else { throw unreadable }
      try take(try file.read(at: body, count: entry.byteCount ?? 0, name: path))
    }
  }

  /// Removes the file, when its results are elsewhere.
  func remove() { unsafe unlink(path) }

  private func append(_ entry: JournalEntry, _ lines: [UInt8] = []) throws(RenderError) {
    try state.withLock { state throws(RenderError) in
      var entry = entry
      if let document = entry.document { entry.previous = state.parts[document] }
      guard let line = try? JSONEncoder().encode(entry) else { throw unwritable("it is no JSON") }
      let bytes = Array(line) + [UInt8(ascii: "\n")] + lines
      try checkPath()
      do throws(RenderError) {
        try OutputDescriptor(borrowing: file.descriptor, name: path).write(bytes.span)
      } catch {
        ftruncate(file.descriptor, off_t(state.end))
        throw RenderError(.cannotWrite, "\(error.message) \(Self.advice)")
      }
      Self.record(entry, at: state.end, &state)
      state.end += bytes.count
    }
  }

  private static func record(_ entry: JournalEntry, at start: Int, _ state: inout State) {
    guard let document = entry.document else { return }
    switch entry.state {
    case .begun: break
    case .started:
      state.started.insert(document)
      state.parts[document] = nil
    case .part: state.parts[document] = start
    case .done:
      state.done[document] = start
      state.parts[document] = nil
    }
  }

  /// Reads what there is and cuts off what is not whole; returns how the journal was begun.
  private func recover() throws(RenderError) -> RunRecord? {
    try state.withLock { state throws(RenderError) in
      var run: RunRecord?
      while let (entry, body) = try entry(at: state.end), try isWhole(entry, body) {
        if entry.state == .begun { run = entry.run }
        guard run != nil else { break }
        Self.record(entry, at: state.end, &state)
        state.end = body + (entry.byteCount ?? 0)
      }
      guard ftruncate(file.descriptor, off_t(state.end)) == 0 else {
        throw unwritable(systemMessage())
      }
      return run
    }
  }

  private func isWhole(_ entry: JournalEntry, _ body: Int) throws(RenderError) -> Bool {
    guard let digest = entry.sha256, let byteCount = entry.byteCount else { return true }
    return Self.digest(try file.read(at: body, count: byteCount, name: path)) == digest
  }

  /// The entry that begins at a place, and where what it announces begins.
  private func entry(at start: Int) throws(RenderError) -> (entry: JournalEntry, body: Int)? {
    var line: [UInt8] = []
    while line.count < Self.lineLimit {
      let piece = try file.read(at: start + line.count, count: 1 << 12, name: path)
      guard let end = piece.firstIndex(of: UInt8(ascii: "\n")) else {
        if piece.isEmpty { return nil }
        line += piece
        continue
      }
      line += piece[..<end]
      let entry = try? JSONDecoder().decode(JournalEntry.self, from: Data(line))
      return entry.map { ($0, start + line.count + 1) }
    }
    return nil
  }

  private static let advice = "What is done is kept; run the same command again."

  private static func digest(_ bytes: [UInt8]) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.finish()
  }
}

extension CorpusJournal {
  /// Opens the file and locks it, unless another process has; it may be removed meanwhile.
  private static func lock(_ path: String) throws(RenderError) -> OpenFile? {
    while true {
      let flags = O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW
      let descriptor = unsafe open(path, flags, 0o666)
      guard descriptor >= 0 else {
        if errno == EINTR { continue }
        throw RenderError(.cannotWrite, "\(path) cannot be written: \(systemMessage()).")
      }
      let file = OpenFile(owning: descriptor)
      while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        if errno == EWOULDBLOCK { return nil }
        guard errno == EINTR else {
          throw RenderError(.cannotWrite, "\(path) cannot be locked: \(systemMessage()).")
        }
      }
      if isFile(descriptor, at: path) { return file }
    }
  }

  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    return unsafe fstat(descriptor, &opened) == 0 && stat(path, &named) == 0
      && opened.st_dev == named.st_dev && opened.st_ino == named.st_ino
  }

  /// What is written to a file that has been removed is lost.
  private func checkPath() throws(RenderError) {
    guard !Self.isFile(file.descriptor, at: path) else { return }
    throw RenderError(
      .cannotWrite, "\(path) was removed or moved while the run wrote to it; begin the run again.")
  }

  private func syncDirectory() throws(RenderError) {
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    let directory = unsafe open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard directory >= 0 else { return }
    defer { close(directory) }
    guard fsync(directory) == 0 || errno == EINVAL else { throw unwritable(systemMessage()) }
  }

  private func unwritable(_ reason: String) -> RenderError {
    RenderError(.cannotWrite, "\(path) cannot be written: \(reason). \(Self.advice)")
  }

  private var unreadable: RenderError {
    RenderError(.unreadable, "\(path) was changed while the run used it; begin the run again.")
  }
}
