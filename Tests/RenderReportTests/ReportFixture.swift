import Foundation
import RenderImageFile
import RenderKit
import RenderReport
import TestSupport

/// A folder with results as `compare --json` prints them, and the pictures that they name.
///
/// Two documents whose names are out to harm a reader, three engines. Page 1 of the first differs in
/// two regions, of which the first moved by 5 pixels; page 2 likewise in the first; on page 3 an
/// engine crashed; the others are equal.
struct ReportFixture {
  static let document = "annual \"report\" 2026.pdf"
  static let hostile = "</script><b>&\u{202E}gpj.pdf"

  let folder: TemporaryDirectory
  private(set) var lines: [String] = []

  init(pages: Int = 4) throws {
    folder = try TemporaryDirectory()
    for document in [Self.document, Self.hostile] {
      try addOpenings(of: document, pageCount: pages)
      for page in 1...pages { try addPage(page, of: document) }
    }
    try add(
      "disagreement",
      [
        "aspect": "pageCount",
        "values": [
          ["document": ["file": Self.hostile], "engine": Self.engine("a"), "value": "4 pages"],
          ["document": ["file": Self.hostile], "engine": Self.engine("b"), "value": "5 pages"],
        ],
      ])
  }

  /// The results as they would be in a file.
  var results: [UInt8] { lines.flatMap { Array($0.utf8) + [0x0A] } }

  func log() throws -> ResultLog {
    var log = ResultLog()
    try log.add(results, from: "results.jsonl")
    return log
  }

  /// Writes the HTML report as a folder, as the command does.
  func writeReport() throws -> String {
    let report = HTMLReport(of: try log())
    let text = try report.text { picture in
      guard let bytes = try? Data(contentsOf: folder.url.appending(path: picture.path)) else {
        return nil
      }
      let url = "images/\(picture.name)"
      _ = try? folder.write(bytes, to: "report/\(url)")
      guard picture.isSuspicious else { return .file(url) }
      let sheet = PictureSource.pixelSheet(of: Array(bytes))
      _ = try? folder.write(sheet.utf8, to: "report/\(url).css")
      return .file(url, pixels: "\(url).css")
    }
    return try folder.write(text.utf8, to: "report/index.html")
  }

  /// Writes the HTML report as one file.
  func writeSingleFile() throws -> String {
    let text = try HTMLReport(of: try log()).text(notes: ["A note."]) { picture in
      (try? Data(contentsOf: folder.url.appending(path: picture.path)))
        .map { .embedding(Array($0)) }
    }
    return try folder.write(text.utf8, to: "single/report.html")
  }

  private mutating func add(_ type: String, _ keys: [String: Any]) throws {
    let record = keys.merging(["schema": 1, "type": type]) { $1 }
    let data = try JSONSerialization.data(
      withJSONObject: record, options: [.sortedKeys, .withoutEscapingSlashes])
    lines.append(String(decoding: data, as: UTF8.self))
  }

  private mutating func addOpenings(of document: String, pageCount: Int) throws {
    for engine in ["a", "b", "c"] {
      try add(
        "document",
        [
          "document": Self.provenance(document), "engine": Self.engine(engine), "outcome": "ok",
          "pageCount": pageCount,
        ])
    }
  }

  private mutating func addPage(_ page: Int, of document: String) throws {
    let isDifferent = page <= 2 && document == Self.document
    var drawn: [String] = []
    for engine in ["a", "b", "c"] {
      if page == 3, engine == "c", document == Self.document {
        try add("page", Self.failure(page, document, engine))
      } else {
        try addDrawn(page, document, engine, moves: isDifferent && engine == "b")
        drawn.append(engine)
      }
    }
    for (index, first) in drawn.enumerated() {
      for second in drawn.dropFirst(index + 1) {
        let isFound = isDifferent && [first, second].contains("b")
        try add("comparison", comparison(page, document, [first, second], isFound))
      }
    }
    if isDifferent { try addConsensus(page, document) }
  }

  private mutating func addConsensus(_ page: Int, _ document: String) throws {
    try add(
      "consensus",
      [
        "document": Self.provenance(document), "settings": Self.settings, "page": page,
        "engines": ["a", "b", "c"].map(Self.engine), "answer": "odd",
        "odd": [["engine": Self.engine("b"), "region": Self.regions[0]]],
      ])
  }

  private mutating func addDrawn(
    _ page: Int, _ document: String, _ engine: String, moves: Bool
  ) throws {
    let path = Self.picture(page, document, engine)
    let bitmap = Self.drawing(page: page, moves: moves)
    try folder.write(bitmap.encoded(as: .png), to: path)
    try add(
      "page",
      [
        "document": Self.provenance(document), "engine": Self.engine(engine),
        "settings": Self.settings, "page": page, "outcome": "warnings",
        "size": ["width": 200, "height": 260], "warnings": ["A font was replaced."],
        "precedingFailures": [Any](), "picture": path,
      ])
  }
}
