/// The place of one baseline: a picture, and what is known of it in a second file.
struct BaselineEntry: Hashable {
  /// The directory of the document's baselines.
  let folder: String
  /// The page's number, from 1.
  let page: Int
  /// The engine's name.
  let engine: String

  init(folder: String, page: Int, engine: String) {
    self.folder = folder
    self.page = page
    self.engine = engine
  }

  /// Recognizes the name of a file of provenance, such as `p003.poppler.json`.
  init?(folder: String, file name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2] == "json", parts[0].first == "p", !parts[1].isEmpty,
      let page = Int(parts[0].dropFirst()), page > 0
    else { return nil }
    self.init(folder: folder, page: page, engine: String(parts[1]))
    guard self.name == "\(parts[0]).\(parts[1])" else { return nil }
  }

  var picture: String { "\(folder)/\(name).png" }
  var provenance: String { "\(folder)/\(name).json" }

  private var name: String {
    let number = String(page)
    return "p\(String(repeating: "0", count: max(0, 3 - number.count)))\(number).\(engine)"
  }
}
