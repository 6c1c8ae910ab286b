import ArgumentParsing

/// What `renderkit report` makes of results.
enum ReportFormat: String, CaseIterable, ArgumentValue {
  case html, junit, sarif, github, markdown, terminal, json
}
