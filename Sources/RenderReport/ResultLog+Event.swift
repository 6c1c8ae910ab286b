import FoundationEssentials
public import RenderComparison
public import RenderKit

extension ResultLog {
  /// Adds a record, as if its line had been read.
  ///
  /// - Throws: `RenderError` with the code `cannotWrite` where it cannot be put into JSON.
  public mutating func add(_ record: some ResultRecord) throws(RenderError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let line: Data
    do {
      line = try encoder.encode(ResultLine(record))
    } catch {
      throw RenderError(.cannotWrite, "A result cannot be put into JSON.", cause: "\(error)")
    }
    try add(Array(line), from: "a result")
  }

  /// Adds the record of a step of a comparison, and hands over its picture.
  ///
  /// - Parameters:
  ///   - event: The step; all steps of a comparison have to come in their order.
  ///   - keep: Called with the picture of the step, if it has one, and a name for it, which is the
  ///     path of the ``ReportPicture`` in a report.
  public mutating func add(
    _ event: ComparisonEvent,
    keep: (_ picture: Bitmap, _ name: String) throws(RenderError) -> Void = { _, _ in }
  ) throws(RenderError) {
    switch event {
    case .opened(let record): try add(record)
    case .disagreed(let record): try add(record)
    case .aligned(let record): try add(record)
    case .baseline(let record): try add(record)
    case .voted(let record): try add(record)
    case .failed(let record): try add(record)
    case .finished(let record): try add(record)
    case .examined: return
    case .drawn(let record, let bitmap): try add(record, bitmap, keep)
    case .compared(let record, let bitmap): try add(record, bitmap, keep)
    }
  }

  private mutating func add(
    _ record: PageRecord, _ bitmap: Bitmap?,
    _ keep: (Bitmap, String) throws(RenderError) -> Void
  ) throws(RenderError) {
    var record = record
    if let bitmap {
      let name = nextName(record.engine.id)
      try keep(bitmap, name)
      record.picture = name
      pictureNames[Self.key(record.document, record.page, record.engine)] = name
    }
    try add(record)
  }

  private mutating func add(
    _ record: ComparisonRecord, _ bitmap: Bitmap?,
    _ keep: (Bitmap, String) throws(RenderError) -> Void
  ) throws(RenderError) {
    var record = record
    record.first.picture = record.first.picture ?? name(of: record.first)
    record.second.picture = name(of: record.second)
    if let bitmap {
      let name = nextName("difference")
      try keep(bitmap, name)
      record.picture = name
    }
    try add(record)
  }

  private func name(of page: Rendering) -> String? {
    pictureNames[Self.key(page.document, page.page, page.engine)]
  }

  private static func key(
    _ document: DocumentProvenance, _ page: Int?, _ engine: EngineIdentity
  ) -> String {
    "\(engine.id) \(page ?? 0) \(document.file)"
  }

  /// A name that no other picture has: the log grows by a line for each of them.
  private func nextName(_ kind: String) -> String { "\(records.count + 1).\(kind).png" }
}
