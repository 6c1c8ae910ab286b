import RenderKit

extension CaseSubject {
  /// What a reader may want to know exactly.
  var values: [PageCase.Value] {
    switch self {
    case .comparison(let comparison): comparison.values
    case .failure(let failure, _):
      [
        .init("Kind", failure.code),
        failure.cause.map { .init("The engine's words", $0) },
      ].compactMap(\.self)
    case .disagreement(let record):
      record.values.map { .init("\($0.engine.id) on \($0.document.file)", $0.value) }
    case .expectation(let record):
      record.expectation.sorted { $0.key < $1.key }.map { .init($0.key, $0.value.text) }
    case .baseline(let record): record.path.map { [.init("Baseline", $0)] } ?? []
    case .missingPage, .suspectPage, .unmatchedPage: []
    }
  }
}

extension LoggedComparison {
  fileprivate var values: [PageCase.Value] {
    let share = (Double(pixelmatch) / Double(max(pixels, 1)) * 100).rounded(places: 2)
    let sizes = firstSize == secondSize ? "\(firstSize)" : "\(firstSize) and \(secondSize)"
    return [
      .init("Size in pixels", sizes),
      .init("Pixels that count (pixelmatch)", "\(pixelmatch), \(share) %"),
      .init("Pixels that differ at all", "\(differingPixels)"),
      .init("Greatest channel difference", "\(maxChannelDifference) of 255"),
      .init("Mean channel difference", "\(meanChannelDifference.rounded(places: 3))"),
      psnr.map { .init("PSNR", "\($0.rounded(places: 1)) dB") },
      settings?.resolution.map { .init("Drawn at", $0) },
      settings?.box.map { .init("Page box", $0) },
    ].compactMap(\.self) + extraMeasures + (warnings ?? []).map { .init("Warning", $0) }
  }

  private var extraMeasures: [PageCase.Value] {
    (measures ?? [:]).sorted { $0.key < $1.key }.flatMap { name, measure in
      switch measure {
      case .number(let value): [PageCase.Value(name, "\(value.rounded(places: 5))")]
      case .sentences(let sentences): sentences.map { PageCase.Value(name, $0) }
      case .numbers(let values):
        values.sorted { $0.key < $1.key }.map {
          PageCase.Value("\(name) \($0.key)", "\($0.value.rounded(places: 3))")
        }
      }
    }
  }
}

extension LoggedSettings {
  fileprivate var resolution: String? {
    dpi.map { "\($0.rounded(places: 2)) dpi" } ?? scale.map { "scale \($0.rounded(places: 3))" }
  }
}

extension PageCase.Value {
  fileprivate init(_ name: String, _ value: String) {
    self.init(name: name, value: value)
  }
}
