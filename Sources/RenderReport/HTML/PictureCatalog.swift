/// The pictures of a log, each once.
struct PictureCatalog: Sendable {
  private(set) var pictures: [ReportPicture] = []
  private var numbers: [String: Int] = [:]
  private var names: Set<String> = []

  /// Lists the pictures of the worst cases first, then those that no case shows.
  init(_ log: ResultLog) {
    let cases = CaseList(log).bySeverity
    for (rank, entry) in cases.enumerated() {
      for path in entry.comparison?.pictures ?? [] {
        add(path, rank: rank, isSuspicious: entry.status != .passed)
      }
    }
    for case .page(let page) in log.records {
      if let path = page.picture { add(path, rank: cases.count, isSuspicious: false) }
    }
  }

  /// The picture's position in the list.
  func number(of path: String?) -> Int? { path.flatMap { numbers[$0] } }

  private mutating func add(_ path: String, rank: Int, isSuspicious: Bool) {
    guard numbers[path] == nil else { return }
    numbers[path] = pictures.count
    pictures.append(
      ReportPicture(path: path, name: freeName(path), rank: rank, isSuspicious: isSuspicious))
  }

  private mutating func freeName(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? "picture"
    let safe = String(name.unicodeScalars.map { Self.isSafe($0) ? Character($0) : "_" }.prefix(120))
    let stem = safe.hasSuffix(".png") ? String(safe.dropLast(4)) : safe
    let start = stem.hasPrefix(".") ? "_\(stem)" : stem
    var candidate = "\(start).png"
    var count = 1
    while !names.insert(candidate.lowercased()).inserted {
      count += 1
      candidate = "\(start)-\(count).png"
    }
    return candidate
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        || scalar == "." || scalar == "-" || scalar == "_")
  }
}

extension LoggedComparison {
  fileprivate var pictures: [String] {
    [first.picture, second.picture, picture].compactMap(\.self)
  }
}
