import ArgumentParsing
import RenderComparison

/// The options of a comparison as they are given again for a single page.
struct ReproductionOptions {
  /// Options that choose documents, engines and pages, or only say what becomes of the result.
  private static let left: Set = [
    "--engines", "--pages", "--output", "--format", "--json", "--explain", "--reduce", "--report",
    "--password", "--tolerate-document", "--ignore", "--only",
  ]

  private let words: [String]
  private let regions: ComparedRegions

  init(_ arguments: ParsedArguments, _ options: [OptionDefinition], _ regions: ComparedRegions) {
    words = options.filter { !Self.left.contains($0.name) }.flatMap { option in
      arguments.words(of: option).map { option.value == nil ? option.name : "\(option.name)=\($0)" }
    }
    self.regions = regions
  }

  /// The command that compares a document in which a page has become the first one.
  func command(_ file: String, _ engines: [String], page: Int, as number: Int) -> String {
    let pages = number == 1 ? [] : ["--pages=\(number)"]
    let regions = regions.onlyPage(page, as: number)
    let areas =
      regions.ignored.map { "--ignore=\($0)" } + regions.included.map { "--only=\($0)" }
    let all =
      ["renderkit", "compare", file, "--engines=\(engines.joined(separator: ","))"] + pages + words
      + areas
    return all.map(\.quoted).joined(separator: " ")
  }
}

extension ComparedRegions {
  /// The regions of one page, which gets another number.
  func onlyPage(_ page: Int, as number: Int) -> ComparedRegions {
    func moved(_ regions: [ComparedRegion]) -> [ComparedRegion] {
      regions.filter { $0.page == nil || $0.page == page }.map {
        ComparedRegion($0.area, page: $0.page == nil ? nil : number)
      }
    }
    return ComparedRegions(ignoring: moved(ignored), including: moved(included))
  }
}

extension String {
  private static let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-_=./,:%+@".utf8)

  /// The text as one word of a shell's command.
  fileprivate var quoted: String {
    if !isEmpty, lowercased().utf8.allSatisfy(Self.plain.contains) { return self }
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return "'\(parts.joined(separator: "'\\''"))'"
  }
}
