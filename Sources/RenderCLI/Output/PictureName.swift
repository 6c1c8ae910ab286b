import RenderImageFile
import RenderKit

/// The names of the pictures of one page: `report-p003.poppler.png`.
struct PictureName {
  private let start: String
  private let format: ImageFileFormat

  /// - Parameter pageCount: The number of pages of the document: page numbers get as many digits as
  ///   the last one has, at least three.
  init(of file: String, page: Int, pageCount: Int, format: ImageFileFormat) {
    self.init(stem: Self.stem(of: file), page: page, pageCount: pageCount, format: format)
  }

  /// - Parameter stem: What the names begin with.
  init(stem: String, page: Int, pageCount: Int, format: ImageFileFormat) {
    let digits = max(3, String(pageCount).count)
    let number = String(page)
    let zeros = String(repeating: "0", count: max(0, digits - number.count))
    start = "\(stem)-p\(zeros)\(number)"
    self.format = format
  }

  func file(engine: EngineInfo.ID) -> String { "\(start).\(engine).\(format.rawValue)" }

  /// The name of the picture of a page of an old version.
  func oldFile(engine: EngineInfo.ID) -> String { "\(start).\(engine).old.\(format.rawValue)" }

  func difference(between engines: [EngineInfo.ID]) -> String {
    let engines = engines[0] == engines[1] ? [engines[0]] : engines
    return "\(start).\(engines.joined(separator: "-")).diff.\(format.rawValue)"
  }

  /// The name of the smallest document on which two engines differ.
  func reduced(between engines: [EngineInfo.ID], extension suffix: String) -> String {
    "\(start).\(engines.joined(separator: "-")).reduced.\(suffix)"
  }

  /// A path's last component without its extension; `stdin` for standard input.
  static func stem(of file: String) -> String {
    guard file != "-" else { return "stdin" }
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The first two files whose pictures would have the same names.
  static func collision(among files: [String]) -> (String, String)? {
    var seen: [String: String] = [:]
    for file in files {
      if let other = seen.updateValue(file, forKey: stem(of: file)) { return (other, file) }
    }
    return nil
  }
}
