public import RenderKit

/// Pages of a document, chosen before their number is known.
///
/// Written as a list such as `1,3-5,-1,odd`: page numbers from 1, negative ones from the end (-1 is
/// the last page), ranges in either direction, `N-` to the end, `odd`, `even` and `all`.
public struct PageSelection: Hashable, Sendable {
  private enum Item: Hashable, Sendable {
    case range(Int, Int)
    case every(from: Int, step: Int)
  }

  /// What a document says that it has may be a lie of any size.
  private static let mostPages = 1_000_000

  private let items: [Item]

  /// Every page.
  public static let all = PageSelection(items: [.every(from: 1, step: 1)])

  private init(items: [Item]) { self.items = items }

  /// Reads a list; `nil` where it makes no sense.
  public init?(_ list: String) {
    var items: [Item] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let item = Self.item(word) else { return nil }
      items.append(item)
    }
    self.init(items: items)
  }

  private static func item(_ word: Substring) -> Item? {
    switch word {
    case "all": return .every(from: 1, step: 1)
    case "odd": return .every(from: 1, step: 2)
    case "even": return .every(from: 2, step: 2)
    default: break
    }
    guard let dash = word.dropFirst().firstIndex(of: "-") else {
      return number(word).map { .range($0, $0) }
    }
    let end = word[word.index(after: dash)...]
    guard let first = number(word[..<dash]), let last = end.isEmpty ? -1 : number(end) else {
      return nil
    }
    return .range(first, last)
  }

  /// Whether the pages are known without the document's number of pages.
  var countsFromStart: Bool {
    items.allSatisfy { item in
      guard case .range(let first, let last) = item else { return true }
      return first > 0 && (last > 0 || last == -1)
    }
  }

  /// Whether a page, counted from 1, is among those that are counted from the start.
  func contains(_ page: Int) -> Bool {
    items.contains { item in
      switch item {
      case .every(let first, let step): page >= first && (page - first) % step == 0
      case .range(let first, let last):
        last < 0 ? page >= first : page >= min(first, last) && page <= max(first, last)
      }
    }
  }

  private static func number(_ word: Substring) -> Int? {
    guard let number = Int(decimal: word), number != 0 else { return nil }
    return number
  }

  /// The chosen pages as positions from 0, in the list's order, each once.
  ///
  /// - Throws: `RenderError` with the code `pageOutOfRange`, also where nothing is chosen, or
  ///   `tooLarge` where more than a million pages are.
  public func positions(pageCount: Int) throws(RenderError) -> [Int] {
    var seen: Set<Int> = []
    var positions: [Int] = []
    for item in items {
      for page in try Self.pages(of: item, pageCount) where seen.insert(page).inserted {
        guard positions.count < Self.mostPages else { throw Self.tooMany }
        positions.append(page - 1)
      }
    }
    guard !positions.isEmpty else {
      throw RenderError(
        .pageOutOfRange,
        "None of the chosen pages exists: the document has \(Self.phrase(pageCount)).")
    }
    return positions
  }

  private static var tooMany: RenderError {
    RenderError(
      .tooLarge, "These are more than \(mostPages) pages; choose some of them.")
  }

  /// The list as it may be read again.
  package var description: String {
    items.map { item in
      switch item {
      case .every(1, 1): "all"
      case .every(let first, _): first == 1 ? "odd" : "even"
      case .range(let first, let last):
        first == last ? "\(first)" : last == -1 ? "\(first)-" : "\(first)-\(last)"
      }
    }.joined(separator: ",")
  }

  private static func phrase(_ pageCount: Int) -> String {
    pageCount == 1 ? "1 page" : "\(pageCount) pages"
  }

  private static func pages(
    of item: Item, _ pageCount: Int
  ) throws(RenderError) -> StrideThrough<Int> {
    switch item {
    case .every(let first, let step):
      return stride(from: first, through: pageCount, by: step)
    case .range(let start, let end):
      let first = try resolve(start, pageCount)
      let last = try resolve(end, pageCount)
      return stride(from: first, through: last, by: first <= last ? 1 : -1)
    }
  }

  private static func resolve(_ number: Int, _ pageCount: Int) throws(RenderError) -> Int {
    let page = number < 0 ? pageCount + (number + 1) : number
    guard page >= 1, page <= pageCount else {
      throw RenderError(
        .pageOutOfRange, "There is no page \(number): the document has \(phrase(pageCount)).")
    }
    return page
  }
}
