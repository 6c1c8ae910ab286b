import RenderComparison
import RenderIsolation
import RenderKit

/// Compares one document after the other, or several at a time with their rows in order.
final class DocumentSeries {
  /// Is called with each document, when its rows are there.
  typealias Finish = (FinishedDocument, ComparisonReport) throws(RenderError) -> Void

  /// What waits until it is a document's turn.
  private struct Steps: Sendable {
    var explanations: [String] = []
    var events: [ComparisonEvent] = []
    /// What ended the run, if anything did, after the events.
    var result: Result<(source: DocumentSource?, plan: DocumentComparison), RenderError>
  }

  private(set) var outcome = ExitCode.success
  /// What all documents came to.
  private(set) var total = CorpusRecord()

  private let job: DocumentJob
  private let documents: [FoundDocument]
  private let stems: [String]
  private let output: OutputOptions
  private let sink: ResultSink
  private let meter: CorpusMeter
  private var progress: CorpusProgress

  init(
    _ documents: [FoundDocument], _ job: DocumentJob, _ output: OutputOptions, to sink: ResultSink
  ) {
    self.job = job
    self.documents = documents
    self.output = output
    self.sink = sink
    stems = PictureStems.choose(for: documents)
    progress = CorpusProgress(done: 0, of: documents.count)
    meter = CorpusMeter(sink.session)
  }

  /// Compares all documents.
  ///
  /// - Parameters:
  ///   - jobs: How many at a time; the rows of a single one are printed as they come.
  ///   - old: An old version of the only document.
  ///   - finish: Is called with each document.
  func run(jobs: Int, against old: String?, finish: Finish) throws(RenderError) {
    if documents.count > 1 { meter.show(progress) }
    guard jobs > 1, documents.count > 1 else {
      for index in documents.indices { try compare(index, against: old, finish) }
      return
    }
    let (job, documents, stems, output) = (job, documents, stems, output)
    let work = ParallelWork(count: documents.count, jobs: jobs, isOrdered: true)
    var cancelled: RenderError?
    try work.run { index, check throws(RenderError) in
      let pictures = EventPictures(output, stem: stems[index])
      return Self.steps(of: documents[index].path, job) { event throws(RenderError) in
        try check()
        return try pictures.keep(event)
      }
    } deliver: { index, steps throws(RenderError) in
      do throws(RenderError) {
        try deliver(index, steps, finish)
      } catch {
        // Other documents that were in work have rows, too.
        guard error.code == .cancelled else { throw error }
        cancelled = error
      }
    }
    if let cancelled { throw cancelled }
  }

  private func compare(
    _ index: Int, against old: String?, _ finish: Finish
  ) throws(RenderError) {
    let report = report(index, against: old)
    var tally = CorpusRecord()
    let result = try job.compare(documents[index].path, against: old) {
      sink.session.explain($0)
    } deliver: { event throws(RenderError) in
      tally.count(event)
      try report.add(event)
    }
    try end(index, result, tally, report, finish)
  }

  private static func steps(
    of file: String, _ job: DocumentJob,
    keep: (ComparisonEvent) throws(RenderError) -> ComparisonEvent
  ) -> Steps {
    var explanations: [String] = []
    var events: [ComparisonEvent] = []
    let result: Result<(source: DocumentSource?, plan: DocumentComparison), RenderError>
    do throws(RenderError) {
      if Interruption.cancellation.isCancelled {
        throw RenderError(.cancelled, "The run was ended before \(file) was compared.")
      }
      let compared = try job.compare(file) {
        explanations.append($0)
      } deliver: { event throws(RenderError) in
        events.append(try keep(event))
      }
      result = .success(compared)
    } catch {
      result = .failure(error)
    }
    return Steps(explanations: explanations, events: events, result: result)
  }

  private func deliver(_ index: Int, _ steps: Steps, _ finish: Finish) throws(RenderError) {
    let report = report(index)
    var tally = CorpusRecord()
    for text in steps.explanations { sink.session.explain(text) }
    for event in steps.events {
      tally.count(event)
      try report.add(event)
    }
    try end(index, try steps.result.get(), tally, report, finish)
  }

  private func report(_ index: Int, against old: String? = nil) -> ComparisonReport {
    ComparisonReport(
      file: documents[index].path, against: old, showsSteps: documents.count == 1,
      writing: EventPictures(output, stem: stems[index], against: old), to: sink)
  }

  private func end(
    _ index: Int, _ result: (source: DocumentSource?, plan: DocumentComparison),
    _ tally: CorpusRecord, _ report: ComparisonReport, _ finish: Finish
  ) throws(RenderError) {
    let finished = FinishedDocument(
      file: documents[index].path, stem: stems[index], source: result.source, plan: result.plan)
    try finish(finished, report)
    total.add(tally)
    outcome = max(outcome, report.outcome)
    progress.add(tally)
    if documents.count > 1 { meter.show(progress) }
  }
}
