import ArgumentParsing
import RenderKit

/// The command `renderkit engines`.
struct EnginesCommand: Command {
  private static let names = Option(flag: "--names", help: "Print only the engines' IDs.")

  static let definition = CommandDefinition(
    "engines", summary: "List the engines, their versions, licenses and capabilities.",
    discussion: [
      "Of the engines that open a format the first is used unless --engine names another. Behind the "
        + "formats stands what can be asked for; all else is refused."
    ],
    options: [names.definition, OutputOptions.json.definition]
      + EngineOptions.definitionsForAll)

  private let namesOnly: Bool
  private let json: Bool
  private let engine: EngineOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    namesOnly = try arguments[Self.names]
    json = try arguments[OutputOptions.json]
    engine = try EngineOptions(arguments)
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    for engine in try engine.dispatcher(in: session).engines {
      if json {
        try session.print(EngineRecord(engine: engine.info))
      } else if namesOnly {
        try session.print(engine.info.id)
      } else {
        for line in Self.lines(engine.info) { try session.print(line) }
      }
    }
    return .success
  }

  /// Formats that can do the same share a line.
  private static func lines(_ engine: EngineInfo) -> [String] {
    var groups: [(formats: [String], capabilities: EngineCapabilities)] = []
    for format in engine.formats {
      guard let capabilities = engine.capabilities[format] else { continue }
      if let index = groups.firstIndex(where: { $0.capabilities == capabilities }) {
        groups[index].formats.append(format.name)
      } else {
        groups.append(([format.name], capabilities))
      }
    }
    return ["\(engine.id): \(engine.name) \(engine.version), \(engine.license)"]
      + groups.map { "  \($0.formats.joined(separator: ", ")): \($0.capabilities.phrase)" }
      + (engine.isolation.map { ["  \($0.phrase)"] } ?? [])
  }
}

extension EngineIsolation {
  fileprivate var phrase: String {
    let space = memory.map { ", \($0 >> 20) MiB" } ?? ""
    return "limits: \(cpuTime.shortest) s on a processor, \(time.shortest) s\(space); sandbox: "
      + (sandbox?.description ?? "off")
  }
}

extension Double {
  fileprivate var shortest: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}

extension EngineCapabilities {
  fileprivate var phrase: String {
    let levels = antialiasingLevels.sorted()
    let isRange = levels.count > 2 && levels.last == levels[0] + levels.count - 1
    let list = isRange ? [levels.first, levels.last].compactMap(\.self) : levels
    let notation = list.map(String.init).joined(separator: isRange ? "-" : " ")
    let switches: [(Bool, String)] = [
      (hidesAnnotations, "optional annotations"), (switchesLayers, "layers"),
      (acceptsPassword, "passwords"), (acceptsStyleSheet, "style sheets"),
      (drawsElements, "single elements"), (readsBaseDirectory, "base directory"),
      (extractsText, "text"), (listsFonts, "fonts"), (!levels.isEmpty, "antialiasing \(notation)"),
    ]
    let boxes = PageBox.allCases.filter(boxes.contains).map(\.rawValue).joined(separator: " ")
    return (["boxes \(boxes)"] + switches.filter(\.0).map(\.1)).joined(separator: "; ")
  }
}
