package import RenderKit

/// What an attack document says: which deed at which stage.
package struct AttackScript: Hashable, Sendable {
  /// Where the deed is done.
  package enum Stage: String, CaseIterable, Sendable {
    case open, page, draw, text, fonts
  }

  package let stage: Stage
  package let deed: AttackDeed

  /// The page at which stages other than `open` strike.
  package static let page = 1

  package static let pageCount = 3

  package init(_ deed: AttackDeed, at stage: Stage = .draw) {
    self.stage = stage
    self.deed = deed
  }

  init(_ source: DocumentSource) throws(RenderError) {
    let text = String(decoding: try source.read(at: 0, count: 100), as: UTF8.self)
    let words = text.split(whereSeparator: \.isWhitespace).dropFirst().map(String.init)
    guard let stage = words.first.flatMap(Stage.init), words.count > 1,
      let deed = AttackDeed(rawValue: words[1])
    else { throw RenderError(.damagedDocument, "\(source.name) is no attack.", engine: "attack") }
    self.init(deed, at: stage)
  }

  /// The document in memory.
  package var source: DocumentSource {
    DocumentSource(bytes: Array("%PDF-1.7\n\(stage) \(deed)\n".utf8), name: "\(deed).pdf")
  }

  /// Reports a failure that is not an engine's to report.
  func deny(at stage: Stage, page: Int) throws(RenderError) {
    guard self == AttackScript(.lie, at: stage), page == Self.page else { return }
    throw RenderError(.cannotWrite, "There is no more room on the host's disk.", engine: "attack")
  }

  func strike(at stage: Stage, page: Int = Self.page) {
    if stage == self.stage && page == Self.page { deed.commit() }
  }
}
