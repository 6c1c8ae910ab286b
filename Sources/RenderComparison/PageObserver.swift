import RenderKit

/// How an engine describes a page.
struct PageObserver {
  let document: DocumentProvenance
  let engine: EngineIdentity
  let page: PageInfo
  /// The page's fonts; none where the engine does not list them.
  let fonts: [DocumentFont]

  func saying(_ value: String) -> DisagreementRecord.Observation {
    DisagreementRecord.Observation(document, engine, page: page.index + 1, value)
  }
}
