import RenderComparison
import RenderKit

/// Writes the pictures of one document's comparison, and says in its records where they are.
final class EventPictures {
  private let stem: String
  private let files: PictureFiles?
  /// The old version, where two versions are compared.
  private let old: String?
  /// The number of pages in the engine that sees the most.
  private var pageCount = 0
  /// The picture file of the current page in each engine and document.
  private var pictures: [String: String] = [:]

  /// - Parameters:
  ///   - files: Where pictures go; without it none is written.
  ///   - stem: What the names of the pictures begin with.
  ///   - old: The old version, where two versions are compared.
  init(_ files: PictureFiles?, stem: String, against old: String? = nil) {
    self.files = files
    self.stem = stem
    self.old = old == "-" ? "standard input" : old
  }

  convenience init(_ output: OutputOptions, stem: String, against old: String? = nil) {
    let files = output.path.map { PictureFiles(directory: $0, format: output.format) }
    self.init(files, stem: stem, against: old)
  }

  /// The step without its picture, which is written.
  func keep(_ event: ComparisonEvent) throws(RenderError) -> ComparisonEvent {
    switch event {
    case .opened(let record):
      pageCount = max(pageCount, record.pageCount ?? 0)
      return event
    case .drawn(let record, let bitmap): return .drawn(try keep(record, bitmap), nil)
    case .compared(let record, let bitmap): return .compared(try keep(record, bitmap), nil)
    default: return event
    }
  }

  private func keep(_ record: PageRecord, _ bitmap: Bitmap?) throws(RenderError) -> PageRecord {
    var record = record
    if let bitmap, let name = name(record.page) {
      let engine = record.engine.id
      let isOld = record.document.file == old
      record.picture = try files?.write(
        bitmap, isOld ? name.oldFile(engine: engine) : name.file(engine: engine), dpi: nil)
    }
    pictures[Self.key(record.document, record.engine)] = record.picture
    return record
  }

  private func keep(
    _ record: ComparisonRecord, _ bitmap: Bitmap?
  ) throws(RenderError) -> ComparisonRecord {
    var record = record
    record.first.picture = record.first.picture ?? picture(of: record.first)
    record.second.picture = record.second.picture ?? picture(of: record.second)
    if let bitmap, let name = name(record.second.page) {
      let engines = [record.first.engine.id, record.second.engine.id]
      record.picture = try files?.write(bitmap, name.difference(between: engines), dpi: nil)
    }
    return record
  }

  private func name(_ page: Int?) -> PictureName? {
    guard let page, let files else { return nil }
    return PictureName(stem: stem, page: page, pageCount: pageCount, format: files.format)
  }

  private func picture(of page: Rendering) -> String? {
    pictures[Self.key(page.document, page.engine)]
  }

  private static func key(_ document: DocumentProvenance, _ engine: EngineIdentity) -> String {
    "\(engine.id) \(document.file)"
  }
}
