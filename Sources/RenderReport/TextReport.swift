public import RenderKit

/// Results as text for other programs; the same results give the same text.
public enum TextReport: String, Sendable, CaseIterable {
  /// JUnit XML, which build servers show as tests.
  case junit
  /// SARIF 2.1.0, which code hosts show as findings.
  case sarif
  /// Workflow commands that annotate files on GitHub, the ten worst of each level.
  case annotations
  /// A summary and a table in Markdown, at most 1 MiB of it.
  case markdown
  /// One JSON object: totals, groups of the same difference, and every record as it was.
  case json

  /// The report's text, which ends with a line break unless it is empty.
  ///
  /// - Throws: `RenderError` with the code `cannotWrite` where results cannot be put into JSON.
  public func text(
    of log: ResultLog, title: String = "Rendering comparison"
  ) throws(RenderError) -> String {
    switch self {
    case .junit: JUnitReport(CaseList(log), title: title).text
    case .sarif: try JSONReport.text(SARIFLog(CaseList(log)))
    case .annotations: AnnotationList(CaseList(log)).text
    case .markdown: MarkdownReport(CaseList(log), title: title).text
    case .json: try JSONReport(log).text
    }
  }
}
