import RenderComparison
import RenderImageFile
import RenderKit
import RenderReport

/// The report that a comparison leaves behind: its records, its pictures and a page to look at.
final class ReportDirectory {
  private let path: String
  private var lines: [String] = []

  /// - Parameter path: The directory; it is created where needed.
  init(_ path: String) { self.path = path }

  func add(_ record: some ResultRecord) throws(RenderError) {
    lines.append(try ResultLine(record).text())
  }

  /// Writes the records and the page, and returns the path of the page.
  func write(in session: Session) throws(RenderError) -> String {
    let results = try PictureFiles.path(of: "results.jsonl", in: path)
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    try SignalShield.hold { () throws(RenderError) in
      try AtomicFile.write(bytes, to: results)
    }
    var log = ResultLog()
    try log.add(bytes, from: results)
    return try HTMLPageWriter(HTMLReport(of: log), ResultPictures(results: [results]), session)
      .writeDirectory(path)
  }
}
