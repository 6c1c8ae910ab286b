import ArgumentParsing
import RenderKit

/// Which engines are used and how: shared by every command that opens documents.
struct EngineOptions {
  private static let section = "ENGINE OPTIONS"

  private static let completion = Completion.command("renderkit engines --names 2>/dev/null")

  private static let engine = Option<String?>(
    optional: "-e", "--engine", placeholder: "ID", completion: completion,
    help: "Use this engine. Default: the first that opens the format; see 'renderkit engines'."
  ).under(section)
  private static let engines = Option<NameList?>(
    optional: "-e", "--engines", placeholder: "ID,ID,...", completion: completion,
    help: "Compare these engines. Default: all that open the format."
  ).under(section)
  private static let fallback = Option(
    flag: "--fallback", help: "Where the engine fails, try the next that opens the format."
  ).under(section)
  private static let explain = Option(
    flag: "--explain", help: "Say on standard error which engine was chosen, and why."
  ).under(section)

  private static let recorded = Option<NameList?>(
    optional: "-e", "--engines", placeholder: "ID,ID,...", completion: completion,
    help: "Use these engines. Default: all that open the format, or that have baselines."
  ).under(section)

  /// For commands that use one engine.
  static let definitionsForOne =
    [engine.definition, fallback.definition, explain.definition] + WorkerOptions.definitions

  /// For commands that compare engines.
  static let definitionsForSeveral =
    [engines.definition, explain.definition] + WorkerOptions.definitions

  /// For commands that use several engines, each for itself.
  static let definitionsForBaselines =
    [recorded.definition, explain.definition] + WorkerOptions.definitions

  /// For commands that list engines.
  static let definitionsForAll = WorkerOptions.definitions

  private let names: [EngineInfo.ID]?
  private let fallsBack: Bool
  private let explains: Bool
  private let worker: WorkerOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let one = try arguments[Self.engine]
    names = try arguments[Self.engines]?.names ?? one.map { [$0] }
    fallsBack = try arguments[Self.fallback]
    explains = try arguments[Self.explain]
    var worker = try WorkerOptions(arguments)
    worker.engine = names?.first
    self.worker = worker
  }

  /// The engines to choose from: the named ones in their order, or all.
  ///
  /// - Parameter jobs: The number of documents that are open at a time.
  func dispatcher(in session: Session, jobs: Int = 1) throws(RenderError) -> EngineDispatcher {
    let available = try session.engines(worker.serving(jobs))
    guard let names else { return EngineDispatcher(engines: available, fallsBack: fallsBack) }
    var chosen: [any RenderEngine] = []
    for name in names { chosen.append(try Self.engine(name, among: available)) }
    if fallsBack { chosen += available.filter { !names.contains($0.info.id) } }
    return EngineDispatcher(engines: chosen, fallsBack: fallsBack)
  }

  /// Refuses a comparison with nothing.
  func checkSeveral() throws(UsageError) {
    guard let names, names.count < 2 else { return }
    throw UsageError("'--engines' needs two engines or more, such as '--engines poppler,mupdf'")
  }

  /// The engines that compare a document: the named ones, or all that open its format.
  func comparing(
    _ source: DocumentSource, _ dispatcher: EngineDispatcher
  ) throws(RenderError) -> [any RenderEngine] {
    guard names == nil else { return dispatcher.engines }
    let format = try source.recognizedFormat()
    let engines = dispatcher.engines(for: format)
    guard engines.count < 2 else { return engines }
    let known = engines.first.map { "only \($0.info.id) opens" } ?? "no engine opens"
    throw RenderError(
      engines.isEmpty ? .unsupportedFormat : .engineMissing,
      "\(source.name) is \(format.name), which \(known) here; a comparison needs two engines.")
  }

  /// Whether documents of a format can be compared.
  func canCompare(_ format: DocumentFormat, _ dispatcher: EngineDispatcher) -> Bool {
    dispatcher.engines(for: format).count >= (names == nil ? 2 : 1)
  }

  /// The engines that compare two versions: the named ones, or the first that opens both.
  func comparing(
    _ source: DocumentSource, against old: DocumentSource, _ dispatcher: EngineDispatcher
  ) throws(RenderError) -> [any RenderEngine] {
    guard names == nil else { return dispatcher.engines }
    let formats = [try source.recognizedFormat(), try old.recognizedFormat()]
    let engine = dispatcher.engines.first { engine in
      formats.allSatisfy { engine.info.capabilities[$0] != nil }
    }
    if let engine { return [engine] }
    let described = Set(formats.map(\.name)).sorted().joined(separator: " and ")
    throw RenderError(
      .unsupportedFormat, "No engine here opens \(source.name) and \(old.name): \(described).")
  }

  /// Whether the engines were named.
  var areNamed: Bool { names != nil }

  /// The engines that open a document: the named ones, or all that open its format.
  func opening(
    _ source: DocumentSource, _ dispatcher: EngineDispatcher
  ) throws(RenderError) -> [any RenderEngine] {
    guard names == nil else { return dispatcher.engines }
    return dispatcher.engines(for: try source.recognizedFormat())
  }

  /// Explains the choice, where that was asked for.
  func explain(
    _ source: DocumentSource, _ dispatcher: EngineDispatcher, in session: Session
  ) throws(RenderError) {
    if let text = try explanation(of: source, dispatcher) { session.explain(text) }
  }

  /// What explains the choice, where that was asked for.
  func explanation(
    of source: DocumentSource, _ dispatcher: EngineDispatcher
  ) throws(RenderError) -> String? {
    explains ? try dispatcher.explain(source).description : nil
  }

  private static func engine(
    _ name: EngineInfo.ID, among available: [any RenderEngine]
  ) throws(RenderError) -> any RenderEngine {
    if let engine = available.first(where: { $0.info.id == name }) { return engine }
    let names = available.map(\.info.id).sorted()
    let advice =
      Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
      ?? (names.isEmpty ? "there is none at all." : "there are \(names.joined(separator: ", ")).")
    throw RenderError(.engineMissing, "There is no engine '\(name)'; \(advice)")
  }
}
