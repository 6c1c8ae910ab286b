import RenderComparison
import RenderImageFile
import RenderKit
import RenderReport

/// What the runs of a corpus leave behind, and what a person is told of it.
struct CorpusResults {
  private let corpus: CorpusOptions
  private let session: Session

  init(_ corpus: CorpusOptions, _ session: Session) {
    self.corpus = corpus
    self.session = session
  }

  /// Performs the run of a shard and says what it came to.
  func perform(_ run: CorpusRun, _ path: String) throws(RenderError) -> ExitCode {
    let meter = CorpusMeter(session)
    var isFirst = true
    let outcome = try run.run { progress in
      if isFirst, progress.resumed > 0 {
        session.explain(
          "\(path): \(progress.resumed) of \(progress.total) documents are done already")
      }
      isFirst = false
      meter.show(progress)
    }
    switch outcome {
    case .busy:
      session.report(
        "\(path) is being compared by another run into \(corpus.output); try again later")
      return .tryAgain
    case .done(let total):
      if corpus.json { try session.print(total) } else { try show(total, "\(path): ") }
      try session.output.flush()
      return .success
    }
  }

  /// Gathers the results of all shards.
  func merge() throws(RenderError) -> ExitCode {
    let merge = try CorpusMerge(of: corpus.paths[0])
    if !merge.unfinished.isEmpty {
      session.report(sentence(on: merge))
      if !corpus.isPartial { return .tryAgain }
    }
    try SignalShield.hold { () throws(RenderError) in try merge.write(to: corpus.output) }
    if corpus.json {
      try merge.lines { piece throws(RenderError) in try session.output.write(piece) }
    } else {
      try show(merge.total)
      try session.print("results: \(corpus.output.visible)")
    }
    if let report = corpus.report { try writeReport(to: report) }
    return merge.total.differs ? .different : .success
  }

  private func show(_ total: CorpusRecord, _ start: String = "") throws(RenderError) {
    for (index, line) in total.lines.enumerated() {
      try session.print(index == 0 ? start.visible + line : line)
    }
  }

  private func sentence(on merge: CorpusMerge) -> String {
    let numbers = merge.unfinished.prefix(10).map(String.init).joined(separator: ", ")
    let more = merge.unfinished.count > 10 ? ", ..." : ""
    return "\(merge.unfinished.count) of \(merge.shardCount) shards have no results yet: "
      + "\(numbers)\(more)" + (corpus.isPartial ? "" : "; run them, or merge with --partial")
  }

  private func writeReport(to directory: String) throws(RenderError) {
    let source = try DocumentSource(file: corpus.output)
    var log = ResultLog()
    try log.add(source.read(at: 0, count: source.byteCount), from: corpus.output)
    let page = try HTMLPageWriter(
      HTMLReport(of: log), ResultPictures(results: [corpus.output]), session
    ).writeDirectory(directory)
    let line = "report: \(page.visible)"
    if corpus.json { session.explain(line) } else { try session.print(line) }
  }
}
