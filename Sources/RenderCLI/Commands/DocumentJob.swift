import RenderComparison
import RenderKit

/// How a command compares each of its documents; used from several threads.
struct DocumentJob: Sendable {
  let plan: DocumentComparison
  let dispatcher: EngineDispatcher
  let engine: EngineOptions
  let page: PageOptions
  let streams: StandardStreams

  /// A document with what it was compared by.
  struct Compared: Sendable {
    let source: DocumentSource
    let plan: DocumentComparison
  }

  /// Compares a document in engines, or with an old version of it.
  ///
  /// - Returns: What is needed to compare more of it; `nil` where it was refused.
  func compare(
    _ file: String, against old: String? = nil, explain: (String) -> Void,
    deliver: (ComparisonEvent) throws(RenderError) -> Void
  ) throws(RenderError) -> Compared? {
    var plan = plan
    var opening = file
    let source: DocumentSource
    do {
      source = try streams.source(file)
      if let text = try engine.explanation(of: source, dispatcher) { explain(text) }
      plan.request = page.request(comparing: source)
      if let old {
        opening = old
        let oldSource = try streams.source(old)
        opening = file
        plan.engines = try engine.comparing(source, against: oldSource, dispatcher)
        try plan.compare(source, against: oldSource, deliver: deliver)
        return nil
      }
      plan.engines = try engine.comparing(source, dispatcher)
    } catch {
      if error.code == .cannotWrite { throw error }
      try plan.refuse(DocumentProvenance(unreadable: opening), error, deliver: deliver)
      return nil
    }
    try plan.compare(source, deliver: deliver)
    return Compared(source: source, plan: plan)
  }

  /// Decides how a document of a corpus is compared.
  var choice: CorpusRun.Choice {
    { source, comparison throws(RenderError) in
      comparison.request = page.request(comparing: source)
      comparison.engines = try engine.comparing(source, dispatcher)
    }
  }
}
