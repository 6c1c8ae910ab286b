import RenderKit

/// The fonts of a document's pages, for a person: one line a font.
struct FontList {
  private var pages: [DocumentFont: [Int]] = [:]

  mutating func add(_ fonts: [DocumentFont], onPage page: Int) {
    for font in fonts { pages[font, default: []].append(page) }
  }

  /// A line for each font, in order of their names.
  var lines: [String] {
    guard !pages.isEmpty else { return ["  fonts: none"] }
    return pages.sorted { $0.key < $1.key }.map { font, pages in
      let list = Self.ranges(of: pages).joined(separator: ",")
      return "  font \(font.sentence); page\(pages.count == 1 ? "" : "s") \(list)"
    }
  }

  /// Numbers in the notation of `--pages`, in ascending order.
  private static func ranges(of numbers: [Int]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers.sorted() {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
    }
  }
}

extension DocumentFont {
  fileprivate var sentence: String {
    let title = name.isEmpty ? "without a name" : name.visible
    let origin = isEmbedded ? isSubset ? "embedded subset" : "embedded" : "not embedded"
    let file = substituteFile.map { " (\($0.visible))" } ?? ""
    let drawn = substitute.map { ", drawn with \($0.visible)\(file)" }
    return "\(title): \(origin)" + (drawn ?? (isMissing ? ", missing" : ""))
  }
}
