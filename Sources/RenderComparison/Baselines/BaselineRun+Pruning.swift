import RenderKit

extension BaselineRun {
  /// The baselines of pages that the document does not have; none of an engine that cannot tell.
  mutating func unneeded(
    _ entries: [BaselineEntry], _ deliver: Deliver
  ) throws(RenderError) -> [BaselineEntry] {
    var unneeded: [BaselineEntry] = []
    for id in Set(entries.map(\.engine)).sorted() {
      let own = entries.filter { $0.engine == id }
      guard let engine = plan.engines.first(where: { $0.info.id == id }) else {
        if !asksEveryEngine, let entry = own.first { try miss(entry, deliver) }
        continue
      }
      let settings =
        own.lazy.compactMap { [store] in try? store.provenance(of: $0).settings }.first
        ?? RenderSettings(plan.request, plan.options)
      guard let document = try open(engine, settings, deliver) else { continue }
      unneeded += own.filter { $0.page > document.pageCount }
    }
    return unneeded
  }
}
