import ArgumentParsing

/// A program with every kind of option, for the tests.
enum SampleProgram {
  enum Color: String, CaseIterable, ArgumentValue {
    case red, green, blue
  }

  static let speed = Option<Double?>(
    optional: "-s", "--speed", placeholder: "N", help: "How fast.")
  static let count = Option(
    "-c", "--count", placeholder: "N", default: 3, shown: "3", help: "How many.")
  static let color = Option<Color?>(optional: "--color", placeholder: "COLOR", help: "Which color.")
  static let names = Option<[String]>(repeating: "-n", "--name", placeholder: "NAME", help: "Who.")
  static let verbose = Option(flag: "-v", "--verbose", help: "Say more.")
  static let quiet = Option(flag: "-q", "--quiet", help: "Say less.")
  static let wide = Option(flag: "--wide", help: "Wide.").excluding("shape")
  static let tall = Option(flag: "--tall", help: "Tall.").excluding("shape").under("SHAPES")
  static let style = Option<String?>(
    optional: "--style", placeholder: "FILE", completion: .files(["css"]), help: "It's a [file]: x."
  )
  static let place = Option<String?>(
    optional: "--place", placeholder: "DIR", completion: .directories, help: "Where.")
  static let engine = Option<String?>(
    optional: "--engine", placeholder: "ID", completion: .command("printf 'mupdf\\npoppler\\n'"),
    help: "Who draws.")

  static let paint = CommandDefinition(
    "paint", summary: "Paint files.", discussion: ["Paint does not dry."],
    operands: [OperandDefinition("FILE", repeats: true, completion: .files([]), help: "A file.")],
    options: [
      speed.definition, count.definition, color.definition, names.definition, verbose.definition,
      quiet.definition, wide.definition, tall.definition, style.definition, place.definition,
      engine.definition,
    ],
    examples: [.init("sample paint x", "Paints x.")])

  static let mix = CommandDefinition(
    "mix", summary: "Mix two colors.",
    operands: [
      OperandDefinition("A", help: "One."), OperandDefinition("B", isOptional: true, help: "Two."),
    ])

  static let program = CommandDefinition.program(
    "sample", summary: "Sample.", commands: [paint, mix])

  /// Reads the words behind `sample paint`.
  static func paint(_ words: String...) throws -> ParsedArguments {
    try arguments(["paint"] + words)
  }

  static func arguments(_ words: [String]) throws -> ParsedArguments {
    guard case .run(_, let arguments) = try program.parse(words) else {
      throw UsageError("not a run")
    }
    return arguments
  }
}
