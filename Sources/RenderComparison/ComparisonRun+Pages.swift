import PixelDiff
import RenderKit

extension ComparisonRun {
  /// A page as an engine drew it.
  struct Picture {
    let engine: EngineInfo
    let bitmap: Bitmap
  }

  mutating func draw(_ position: Int, _ deliver: Deliver) throws(RenderError) -> [Picture] {
    var pictures: [Picture] = []
    for document in documents {
      let (record, bitmap) = draw(position, of: document)
      if record.outcome == .failed { summary.failures += 1 }
      if record.outcome == .missing { summary.missing += 1 }
      try deliver(.drawn(record, bitmap))
      if let bitmap { pictures.append(Picture(engine: document.engine, bitmap: bitmap)) }
    }
    return pictures
  }

  private func draw(_ position: Int, of document: any RenderDocument) -> (PageRecord, Bitmap?) {
    func record(
      _ result: Result<(size: PixelSize, notes: RenderNotes), RenderError>?
    ) -> PageRecord {
      PageRecord(provenance, document.engine, settings, page: position + 1, result)
    }
    guard position < document.pageCount else { return (record(nil), nil) }
    var request = plan.request
    request.page = position
    do {
      let (bitmap, notes) = try document.render(request)
      return (record(.success((bitmap.size, notes))), bitmap)
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
        let (difference, picture) = measure(first.bitmap, second.bitmap)
        let record = ComparisonRecord(
          rendering(first, position), rendering(second, position), settings, plan.comparison,
          difference, judgment, Verdict(between: first.bitmap, and: second.bitmap, judgment),
          failingOn: plan.criterion)
        summary.count(record)
        looksSame = looksSame && record.verdict.answer == .same
        try deliver(.compared(record, picture))
      }
    }
    try vote(on: pictures, looksSame: looksSame, position, deliver)
  }

  /// Where every pair looks the same, there is nothing to vote on.
  private mutating func vote(
    on pictures: [Picture], looksSame: Bool, _ position: Int, _ deliver: Deliver
  ) throws(RenderError) {
    guard pictures.count >= 3 else { return }
    let voters = looksSame ? [] : pictures.map(\.bitmap)
    let record = ConsensusRecord(
      provenance, settings, page: position + 1, pictures.map { EngineIdentity($0.engine) },
      Consensus(of: voters, judgment))
    summary.count(record)
    try deliver(.voted(record))
  }

  private func rendering(_ picture: Picture, _ position: Int) -> Rendering {
    Rendering(provenance, EngineIdentity(picture.engine), page: position + 1)
  }

  private func measure(_ first: Bitmap, _ second: Bitmap) -> (PixelDifference, Bitmap?) {
    guard plan.drawsDifferences else {
      return (PixelDifference(between: first, and: second, plan.comparison), nil)
    }
    let (difference, picture) = PixelDifference.drawing(
      between: first, and: second, plan.comparison)
    return (difference, picture)
  }
}
