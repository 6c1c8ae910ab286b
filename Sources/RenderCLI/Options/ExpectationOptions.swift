import ArgumentParsing
import RenderComparison
import RenderKit

/// Which failures are no news: shared by every command that compares pages.
struct ExpectationOptions {
  private static let file = Option<String?>(
    optional: "--expectations", placeholder: "FILE", completion: .files(["json", "json5"]),
    help: "Known differences, as JSON: what fails as a file says is 'expected'."
  ).under("VERDICT OPTIONS")

  static let definitions = [file.definition]

  private let path: String?

  init(_ arguments: ParsedArguments) throws(UsageError) { path = try arguments[Self.file] }

  /// The expectations of the file, or none.
  func load(in session: Session) throws(RenderError) -> Expectations {
    guard let path else { return Expectations() }
    return try Expectations(file: path, on: session.today)
  }

  /// Says which expectations have expired or were not needed.
  static func report(
    _ expectations: Expectations, to sink: ResultSink
  ) throws(RenderError) {
    for record in expectations.findings() {
      try sink.add(record)
      if !sink.printsRecords { try sink.session.print(record.sentence.visible) }
    }
  }
}

extension ExpectationRecord {
  fileprivate var sentence: String {
    switch status {
    case .expired:
      let day = expectation.expires.map { " on \($0)" } ?? ""
      return "expectation expired\(day): \(expectation.reason)"
    case .unneeded: return "expectation not needed any more: \(expectation.reason)"
    }
  }
}
