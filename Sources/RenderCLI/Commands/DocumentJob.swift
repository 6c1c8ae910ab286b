import RenderComparison
import RenderKit

/// How a command compares each of its documents; used from several threads.
struct DocumentJob: Sendable {
  let plan: DocumentComparison
  let dispatcher: EngineDispatcher
  let engine: EngineOptions
  let page: PageOptions
  let streams: StandardStreams

  /// Compares a document in engines, or with an old version of it.
  ///
  /// - Returns: The document and how it was compared; no document where it was refused.
  func compare(
    _ file: String, against old: String? = nil, explain: (String) -> Void,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) -> (source: DocumentSource?, plan: DocumentComparison) {
    var plan = plan
    var opening = file
    do {
      let source = try streams.source(file)
      if let text = try engine.explanation(of: source, dispatcher) { explain(text) }
      plan.request = page.request(comparing: source)
      if let old {
        opening = old
        let oldSource = try streams.source(old)
        opening = file
        plan.engines = try engine.comparing(source, against: oldSource, dispatcher)
        try plan.compare(source, against: oldSource, deliver: deliver)
      } else {
        plan.engines = try engine.comparing(source, dispatcher)
        try plan.compare(source, deliver: deliver)
      }
      return (source, plan)
    } catch {
      if error.code.endsRun { throw error }
      try plan.refuse(DocumentProvenance(unreadable: opening), error, deliver: deliver)
      return (nil, plan)
    }
  }

  /// Decides how a document of a corpus is compared.
  var choice: CorpusRun.Choice {
    { source, comparison throws(RenderError) in
      comparison.request = page.request(comparing: source)
      comparison.engines = try engine.comparing(source, dispatcher)
    }
  }
}
