import PixelDiff
import RenderKit

extension ComparisonRun {
  /// A page as an engine drew it.
  struct Picture {
    let engine: EngineIdentity
    let bitmap: Bitmap
  }

  mutating func draw(_ position: Int, _ deliver: Deliver) throws(RenderError) -> [Picture] {
    var pictures: [Picture] = []
    for (record, bitmap) in drawAll(position) {
      summary.count(record)
      try deliver(.drawn(record, bitmap))
      if let bitmap { pictures.append(Picture(engine: record.engine, bitmap: bitmap)) }
    }
    return pictures
  }

  /// Draws a page in every engine, then doubts pictures on which one draws nothing and another does.
  private func drawAll(_ position: Int) -> [(record: PageRecord, bitmap: Bitmap?)] {
    var drawn: [(record: PageRecord, bitmap: Bitmap?)] = []
    var blanks: [(index: Int, page: BlankPage)] = []
    for document in documents {
      let (record, bitmap) = draw(position, of: document)
      if let bitmap, let page = BlankPage(bitmap, of: document, request(position)) {
        blanks.append((drawn.count, page))
      }
      drawn.append((record, bitmap))
      if record.outcome == .cancelled { return drawn }
    }
    let inked = drawn.indices.first { index in
      drawn[index].bitmap != nil && !blanks.contains { $0.index == index }
    }
    guard let inked else { return drawn }
    for (index, page) in blanks where drawn[index].record.outcome != .suspect {
      let reason = page.reason(beside: drawn[inked].record.engine.id)
      if let reason { drawn[index].record.doubt(reason) }
    }
    return drawn
  }

  private func request(_ position: Int) -> PageRequest {
    var request = plan.request
    request.page = position
    return request
  }

  private func draw(_ position: Int, of document: any RenderDocument) -> (PageRecord, Bitmap?) {
    func record(
      _ result: Result<(size: PixelSize, notes: RenderNotes), RenderError>?
    ) -> PageRecord {
      PageRecord(provenance, document.engine, settings, page: position + 1, result)
    }
    guard position < document.pageCount else { return (record(nil), nil) }
    do {
      let (bitmap, notes) = try document.render(request(position))
      var drawn = record(.success((bitmap.size, notes)))
      drawn.pixelHash = bitmap.pixelHash()
      drawn.doubt(bitmap, notes, of: document, request(position))
      return (drawn, bitmap)
    } catch {
      return (record(.failure(error)), nil)
    }
  }

  mutating func compare(
    _ pictures: [Picture], _ position: Int, _ deliver: Deliver
  ) throws(RenderError) {
    var looksSame = true
    for (index, first) in pictures.enumerated() {
      for second in pictures.dropFirst(index + 1) {
        var (record, picture): (ComparisonRecord, Bitmap?)
        do {
          (record, picture) = try pairs.compare(
            (rendering(first, position), first.bitmap),
            (rendering(second, position), second.bitmap), settings)
        } catch {
          return try fail(error, position, deliver)
        }
        record = plan.expectations.judging(record)
        summary.count(record)
        looksSame = looksSame && record.verdict.answer == .same
        try deliver(.compared(record, picture))
      }
    }
    try vote(on: pictures, looksSame: looksSame, position, deliver)
  }

  /// What cannot be compared has failed, for every pair alike.
  private mutating func fail(
    _ error: RenderError, _ position: Int, _ deliver: Deliver
  ) throws(RenderError) {
    summary.failures += 1
    let failure = RenderError(
      error.code, "Page \(position + 1) cannot be compared: \(error.message)", cause: error.cause)
    try deliver(.failed(FailureRecord(provenance.file, failure)))
  }

  /// Where every pair looks the same, there is nothing to vote on.
  private mutating func vote(
    on pictures: [Picture], looksSame: Bool, _ position: Int, _ deliver: Deliver
  ) throws(RenderError) {
    guard pictures.count >= 3 else { return }
    let voters = looksSame ? [] : pictures.map(\.bitmap)
    let record = ConsensusRecord(
      provenance, settings, page: position + 1, pictures.map(\.engine),
      Consensus(of: voters, counting: pairs.settings.mask, pairs.settings.judgment))
    summary.count(record)
    try deliver(.voted(record))
  }

  private func rendering(_ picture: Picture, _ position: Int) -> Rendering {
    Rendering(provenance, picture.engine, page: position + 1)
  }
}
