import ArgumentParsing
import RenderComparison
import RenderImageFile
import RenderKit

/// The rendering of one open document.
struct RenderRun {
  let file: String
  let provenance: DocumentProvenance
  let document: any RenderDocument
  let options: OpenOptions
  let page: PageOptions
  let output: OutputOptions
  let session: Session

  func run() throws(RenderError) -> ExitCode {
    let positions = try page.pages.positions(pageCount: document.pageCount)
    if let refusal = refusal(positions) { return session.refuse(refusal) }
    var outcome = ExitCode.success
    for (index, position) in positions.enumerated() {
      session.progress.show("\(file): page \(position + 1) (\(index + 1) of \(positions.count))")
      outcome = max(outcome, try render(position))
    }
    return outcome
  }

  /// Why these pages cannot go to one file or stream.
  private func refusal(_ positions: [Int]) -> UsageError? {
    guard let path = output.path, positions.count > 1 else { return nil }
    if case .directory = output.destination { return nil }
    let target = path == "-" ? "standard output" : "the one file \(path)"
    return UsageError(
      "\(positions.count) pages cannot be written to \(target); choose one with --pages or name a "
        + "directory with -o")
  }

  private func render(_ position: Int) throws(RenderError) -> ExitCode {
    var request = page.request
    request.page = position
    let bitmap: Bitmap
    let notes: RenderNotes
    do {
      (bitmap, notes) = try document.render(request)
    } catch {
      if output.json { try session.print(record(position, .failure(error))) }
      if error.code.endsRun { throw error }
      return session.report(error, on: file, "page \(position + 1)")
    }
    var record = record(position, .success((bitmap.size, notes)))
    record.doubt(bitmap, notes, of: document, request)
    let path = try write(bitmap, position, notes.engine)
    if output.json {
      record.picture = path
      try session.print(record)
    } else if let path {
      try session.print(path: path)
    }
    for doubt in record.doubts { session.report("\(file), page \(position + 1): \(doubt)") }
    return .success
  }

  private func record(
    _ position: Int, _ result: Result<(size: PixelSize, notes: RenderNotes), RenderError>
  ) -> PageRecord {
    PageRecord(
      provenance, document.engine, RenderSettings(page.request, options), page: position + 1,
      result)
  }

  /// Writes a picture and returns its path, where it has one.
  private func write(
    _ bitmap: Bitmap, _ position: Int, _ engine: EngineInfo.ID
  ) throws(RenderError) -> String? {
    let dpi = page.request.scaling.resolution(of: try document.page(position))
    switch output.destination {
    case .standardOutput:
      session.progress.clear()
      try session.output.write(bitmap, as: output.format, dpi: dpi)
      return nil
    case .file(let path):
      try PictureFiles.write(bitmap, to: path, as: output.format, dpi: dpi)
      return path
    case .directory(let directory):
      let name = PictureName(
        of: file, page: position + 1, pageCount: document.pageCount, format: output.format)
      return try PictureFiles(directory: directory, format: output.format)
        .write(bitmap, name.file(engine: engine), dpi: dpi)
    }
  }
}
