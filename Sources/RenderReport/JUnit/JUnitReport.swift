/// Cases as JUnit XML: a suite for each document, a test for each case.
struct JUnitReport {
  private let suites: [(name: String, cases: [ReportCase])]
  private let title: String

  init(_ list: CaseList, title: String) {
    self.title = title
    var numbers: [String: Int] = [:]
    var suites: [(name: String, cases: [ReportCase])] = []
    for entry in list.cases {
      if let number = numbers[entry.document.file] {
        suites[number].cases.append(entry)
      } else {
        numbers[entry.document.file] = suites.count
        suites.append((entry.document.file, [entry]))
      }
    }
    self.suites = suites
  }

  var text: String {
    let all = suites.flatMap(\.cases)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"\(XMLText.escaped(title))\"\(Self.counts(all))>")
    for suite in suites {
      lines.append(
        "  <testsuite name=\"\(XMLText.escaped(suite.name))\"\(Self.counts(suite.cases))>")
      for entry in suite.cases { lines += Self.lines(entry) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>"]).joined(separator: "\n") + "\n"
  }

  private static func counts(_ cases: [ReportCase]) -> String {
    func count(_ statuses: CaseStatus...) -> Int { cases.count { statuses.contains($0.status) } }
    return " tests=\"\(cases.count)\" failures=\"\(count(.failed, .perhaps))\""
      + " errors=\"\(count(.error))\" skipped=\"\(count(.expected))\" time=\"0\""
  }

  private static func lines(_ entry: ReportCase) -> [String] {
    let name = entry.title == entry.document.file ? "" : "\(entry.placeInDocument), "
    let start =
      "    <testcase classname=\"\(XMLText.escaped(entry.document.file))\" "
      + "name=\"\(XMLText.escaped(name + entry.engines))\" time=\"0\">"
    // A path that would end the notation could name another file.
    let output = entry.attachments.filter { !$0.contains("]]") && !$0.contains(where: \.isNewline) }
      .map { "[[ATTACHMENT|\($0)]]" }
    let attached =
      output.isEmpty
      ? []
      : ["      <system-out>\(XMLText.escaped(output.joined(separator: "\n")))</system-out>"]
    return [start] + outcome(entry) + attached + ["    </testcase>"]
  }

  private static func outcome(_ entry: ReportCase) -> [String] {
    let message = XMLText.escaped(entry.sentence)
    switch entry.status {
    case .passed: return []
    case .expected: return ["      <skipped message=\"\(message)\"/>"]
    case .error, .failed, .perhaps:
      let name = entry.status == .error ? "error" : "failure"
      let detail = XMLText.escaped(
        ([entry.title, entry.sentence] + entry.details).joined(separator: "\n"))
      return [
        "      <\(name) type=\"\(entry.rule.rawValue)\" message=\"\(message)\">\(detail)</\(name)>"
      ]
    }
  }
}
