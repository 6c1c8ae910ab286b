import ArgumentParsing
import RenderComparison

/// With what documents are compared instead of in several engines.
struct RevisionOptions {
  private static let against = Option<String?>(
    optional: "--against", placeholder: "OLD", completion: .files([]),
    help:
      "Compare with an old version, in one engine or several, instead of engines with each other."
  )

  static let definitions = [against.definition]

  /// The old version.
  let old: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    old = try arguments[Self.against]
    guard let old else { return }
    let files = arguments.operands
    if files.count > 1 {
      throw UsageError("'--against' compares one document with its old version, not \(files.count)")
    }
    if let directory = (files + [old]).first(where: DocumentFinder.isDirectory) {
      throw UsageError("'--against' compares two documents; '\(directory)' is a directory")
    }
    if (files + [old]).allSatisfy({ $0 == "-" }) {
      throw UsageError("standard input can be read only once; give '-' once")
    }
  }
}
