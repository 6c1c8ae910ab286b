import TestSupport

/// What the engines' own tools say of the fonts of a document's first page.
enum FontOracle {
  /// A line of `pdffonts`; the second list has the substitutes.
  struct Font: Hashable {
    let name: String
    var isEmbedded = true
    var substitute: String?
    var file: String?
  }

  /// Documents that the tools do not open.
  private static let excluded = ["issue19484_1", "poppler-67295-0", "poppler-85140-0"]

  static let corpus = CairoCorpus.pdf.filter { file in
    !excluded.contains { file.contains("/\($0)") }
  }

  /// The fonts by name and whether they are embedded.
  static func pdffonts(_ file: String) throws -> Set<Font> {
    let types = /(.*?) +(?:Type|CID|TrueType|unknown).*? (yes|no) +(?:yes|no) +(?:yes|no) .*/
    return Set(
      try lines("pdffonts", ["-f", "1", "-l", "1", file]).compactMap { line in
        try? types.wholeMatch(in: line).map {
          Font(name: spelled($0.1), isEmbedded: $0.2 == "yes")
        }
      })
  }

  /// The fonts that are not embedded and what is drawn instead.
  static func substitutes(_ file: String) throws -> Set<Font> {
    let columns = /(.*?) +(?:[0-9]+ +[0-9]+|\[none\]) +(.+?) +(\/.*)/
    return Set(
      try lines("pdffonts", ["-subst", "-f", "1", "-l", "1", file]).compactMap { line in
        try? columns.wholeMatch(in: line).map {
          Font(
            name: spelled($0.1), isEmbedded: false, substitute: String($0.2), file: String($0.3))
        }
      })
  }

  /// The names of fonts that are not Type 3.
  static func mutool(_ file: String) throws -> Set<String> {
    let row = /.*\t(?:Type0|Type1|MMType1|TrueType) '(.*)' .*/
    let text = try Program("/usr/bin/timeout").run(["20", "mutool", "info", "-F", file, "1"]).text
    return Set(
      text.split(separator: "\n").compactMap { line in
        try? row.wholeMatch(in: line).map { spelled($0.1) }
      })
  }

  private static func lines(_ tool: String, _ arguments: [String]) throws -> [Substring] {
    try Program("/usr/bin/timeout").run(["20", tool] + arguments).text
      .split(separator: "\n").dropFirst(2).map { $0 }
  }

  /// A name without a subset's prefix.
  private static func spelled(_ name: Substring) -> String {
    if name == "[none]" { return "" }
    let isSubset = name.prefix(7).wholeMatch(of: /[A-Z]{6}\+/) != nil
    return String(isSubset ? name.dropFirst(7) : name)
  }
}
