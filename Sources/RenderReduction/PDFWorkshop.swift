import FoundationEssentials
import RenderKit

/// Changes to PDF documents, made by the program qpdf.
///
/// It repairs what it reads, and whatever a hostile document does to it, it does in a process of its
/// own.
struct PDFWorkshop {
  private static let missing = 127
  private static let plain = [
    "--warning-exit-0", "--object-streams=disable", "--stream-data=uncompress",
  ]

  private let files = Workshop()
  private let program = ExternalProgram("qpdf")

  /// A document of one page, its streams readable; `nil` where qpdf cannot make one.
  func extract(
    _ page: Int, from document: [UInt8], password: String?
  ) throws(RenderError) -> [UInt8]? {
    var unlocking: [String] = []
    if let password {
      try files.write(Array(password.utf8), to: "password")
      unlocking = ["--password-file=\(try files.file("password"))"]
    }
    return try change(
      document,
      unlocking + Self.plain + ["--decrypt", "--coalesce-contents"]
        + Self.onlyPage(page))
  }

  /// The document without what it does not use, as readable as possible.
  func tidied(_ document: [UInt8]) throws(RenderError) -> [UInt8]? {
    try change(
      document, ["--warning-exit-0", "--qdf", "--no-original-object-ids"] + Self.onlyPage(1))
  }

  /// The document without what it does not use, as small as possible.
  func compressed(_ document: [UInt8]) throws(RenderError) -> [UInt8]? {
    try change(
      document,
      ["--warning-exit-0", "--object-streams=generate", "--recompress-flate"] + Self.onlyPage(1))
  }

  /// The document with some of its objects replaced, by their names such as `obj:4 0 R`.
  func document(
    _ document: [UInt8], replacing objects: [String: JSONValue]
  ) throws(RenderError) -> [UInt8]? {
    let update = JSONValue.object([
      "qpdf": .list([.object(["jsonversion": .number(2)]), .object(objects)])
    ])
    try files.write(Self.encoded(update), to: "update.json")
    return try change(
      document, Self.plain + ["--update-from-json=\(try files.file("update.json"))"])
  }

  /// The document's structure as qpdf describes it, without the data of streams.
  func structure(of document: [UInt8]) throws(RenderError) -> JSONValue {
    try files.write(document, to: "in.pdf")
    let arguments = ["--warning-exit-0", "--json=2", "--json-key=pages", "--json-key=qpdf"]
    let code = try run(arguments + [try files.file("in.pdf")], output: "out.json")
    let bytes = code == 0 ? try files.read("out.json") : []
    return (try? JSONDecoder().decode(JSONValue.self, from: Data(bytes))) ?? .null
  }

  /// The data of a stream, by the number of its object.
  func data(ofObject number: Int, in document: [UInt8]) throws(RenderError) -> [UInt8]? {
    try files.write(document, to: "in.pdf")
    let arguments = ["--warning-exit-0", "--show-object=\(number)", "--filtered-stream-data"]
    let code = try run(arguments + [try files.file("in.pdf")], output: "data")
    return code == 0 ? try files.read("data") : nil
  }

  private static func onlyPage(_ page: Int) -> [String] {
    ["--remove-unreferenced-resources=yes", "--pages", ".", "\(page)", "--"]
  }

  private func change(
    _ document: [UInt8], _ options: [String]
  ) throws(RenderError) -> [UInt8]? {
    try files.write(document, to: "in.pdf")
    let arguments = [try files.file("in.pdf")] + options + [try files.file("out.pdf")]
    return try run(arguments, output: "log") == 0 ? try files.read("out.pdf") : nil
  }

  private func run(_ arguments: [String], output: String) throws(RenderError) -> Int32 {
    let output = try files.file(output)
    let code = try program.run(arguments, output: output, inheriting: files.open)
    guard code != Self.missing else {
      throw RenderError(
        .engineMissing,
        "The program qpdf, which takes pages out of PDF documents, is not installed; on Debian: "
          + "apt-get install qpdf.")
    }
    return code
  }

  private static func encoded(_ value: JSONValue) -> [UInt8] {
    ((try? JSONEncoder().encode(value)).map { Array($0) }) ?? []
  }
}
