import RenderComparison
import RenderKit

/// Compares one document after the other, or several at a time with their rows in order.
final class DocumentSeries {
  /// What a document's comparison delivered.
  private struct Finished: Sendable {
    var events: [ComparisonEvent] = []
    var explanations: [String] = []
    var compared: DocumentJob.Compared?
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
  ///   - old: An old version of the only document.
  ///   - finish: Is called with each document that was compared, when its rows are there.
  func run(
    jobs: Int, against old: String?,
    finish: (FoundDocument, String, DocumentJob.Compared, ComparisonReport) throws(RenderError) -> Void
  ) throws(RenderError) {
    if documents.count > 1 { meter.show(progress) }
    guard jobs > 1, documents.count > 1 else {
      for index in documents.indices {
        let report = report(index, against: old)
        var tally = CorpusRecord()
        let compared = try job.compare(documents[index].path, against: old) {
          sink.session.explain($0)
        } deliver: { event throws(RenderError) in
          tally.count(event)
          try report.add(event)
        }
        if let compared { try finish(documents[index], stems[index], compared, report) }
        end(tally, report)
      }
      return
    }
    try runInParallel(jobs, finish)
  }

  private func runInParallel(
    _ jobs: Int,
    _ finish: (FoundDocument, String, DocumentJob.Compared, ComparisonReport) throws(RenderError) -> Void
  ) throws(RenderError) {
    let (job, documents, stems, output) = (job, documents, stems, output)
    let work = ParallelWork(count: documents.count, jobs: jobs, isOrdered: true)
    try work.run { index, check throws(RenderError) in
      var finished = Finished()
      let pictures = EventPictures(output, stem: stems[index])
      finished.compared = try job.compare(documents[index].path) {
        finished.explanations.append($0)
      } deliver: { event throws(RenderError) in
        try check()
        finished.events.append(try pictures.keep(event))
      }
      return finished
    } deliver: { index, finished throws(RenderError) in
      let report = report(index)
      var tally = CorpusRecord()
      for text in finished.explanations { sink.session.explain(text) }
      for event in finished.events {
        tally.count(event)
        try report.add(event)
      }
      if let compared = finished.compared {
        try finish(documents[index], stems[index], compared, report)
      }
      end(tally, report)
    }
  }

  private func report(_ index: Int, against old: String? = nil) -> ComparisonReport {
    ComparisonReport(
      file: documents[index].path, against: old, showsSteps: documents.count == 1,
      writing: EventPictures(output, stem: stems[index], against: old), to: sink)
  }

  private func end(_ tally: CorpusRecord, _ report: ComparisonReport) {
    total.add(tally)
    outcome = max(outcome, report.outcome)
    progress.add(tally)
    if documents.count > 1 { meter.show(progress) }
  }
}
