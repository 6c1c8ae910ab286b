import PixelDiff
import RenderComparison
import RenderImageFile
import RenderKit
import RenderReduction

/// Writes the smallest document that shows the worst difference of a document.
struct ReductionRun {
  let file: String
  /// What the names of files begin with.
  let stem: String
  let directory: String
  let plan: DocumentComparison
  let reproduction: ReproductionOptions
  let session: Session

  func reduce(
    _ source: DocumentSource, to record: ComparisonRecord, pageCount: Int
  ) throws(RenderError) -> ReductionRecord {
    let page = record.first.page
    let engines = [record.first.engine.id, record.second.engine.id]
    let region = record.verdict.regions.first
    let probe = DifferenceProbe(plan(engines, page), region: region)
    let reducer = Reducer(probe) { attempts in
      session.progress.show("\(file): reducing page \(page), \(attempts) documents tried")
    }
    let reduction = try reducer.reduce(source, page: page, password: plan.options.password)
    let path = try path(page, pageCount, engines, source)
    let command = reproduction.command(path, engines, page: page, as: reduction.page)
    try write(reduction.bytes, command, to: path)
    let reduced = try DocumentSource(file: path)
    let shown = reduction.page == 1 ? try probe.record(of: reduced) : record
    return ReductionRecord(
      first: record.first, second: record.second, reduced: try DocumentProvenance(reduced),
      region: region == nil ? nil : shown?.verdict.regions.first, attempts: reduction.attempts,
      remark: reduction.remark, command: command)
  }

  /// The same comparison of a document that consists of one page.
  private func plan(_ engines: [EngineInfo.ID], _ page: Int) -> DocumentComparison {
    var plan = plan
    plan.engines = plan.engines.filter { engines.contains($0.info.id) }
    plan.pages = .all
    plan.regions = plan.regions.onlyPage(page, as: 1)
    plan.documentTolerance = nil
    plan.drawsDifferences = false
    plan.takesMeasures = false
    plan.options.password = nil
    return plan
  }

  private func path(
    _ page: Int, _ pageCount: Int, _ engines: [EngineInfo.ID], _ source: DocumentSource
  ) throws(RenderError) -> String {
    let format = try? source.recognizedFormat()
    let name = PictureName(stem: stem, page: page, pageCount: pageCount, format: .png)
    let suffix = format?.name.lowercased().filter { $0.isLetter || $0.isNumber } ?? "document"
    let path = PictureFiles.path(
      of: name.reduced(between: engines, extension: suffix), below: directory)
    try OutputDirectory.create(PictureFiles.directory(of: path))
    return path
  }

  /// The command lies beside the document, for whoever gets both.
  private func write(_ bytes: [UInt8], _ command: String, to path: String) throws(RenderError) {
    try SignalShield.hold { () throws(RenderError) in
      try AtomicFile.write(bytes, to: path)
      try AtomicFile.write(Array("\(command)\n".utf8), to: path + ".txt")
    }
  }
}
