import RenderComparison
import RenderConformance
import RenderKit
import Testing

@Suite struct PageSelectionTests {
  private static let lists: [(String, [Int])] = [
    ("1", [1]), ("-1", [7]), ("3-5", [3, 4, 5]), ("5-3", [5, 4, 3]), ("6-", [6, 7]),
    ("-2-", [6, 7]), ("-3--1", [5, 6, 7]), ("2--5", [2, 3]), ("odd", [1, 3, 5, 7]),
    ("even", [2, 4, 6]), ("all", [1, 2, 3, 4, 5, 6, 7]), ("7,1,7,1-2", [7, 1, 2]),
    ("-1,odd", [7, 1, 3, 5]),
  ]

  @Test(arguments: lists)
  func `a list names pages in its own order, each once`(list: String, pages: [Int]) throws {
    let selection = try #require(PageSelection(list))
    #expect(try selection.positions(pageCount: 7).map { $0 + 1 } == pages)
  }

  @Test(arguments: ["", ",", "1,", "0", "a", "1-2-3", "+1", "1.5", "- 1", "--1", "1--", "Odd", "-"])
  func `what is no list is refused`(list: String) {
    #expect(PageSelection(list) == nil)
  }

  @Test(arguments: ["8", "-8", "3-9", "9-", "1,8"])
  func `a page that is not there is an error`(list: String) throws {
    let selection = try #require(PageSelection(list))
    let error = #expect(throws: RenderError.self) { try selection.positions(pageCount: 7) }
    #expect(error?.code == .pageOutOfRange)
  }

  @Test func `a choice of no page is an error, not an empty success`() throws {
    let selection = try #require(PageSelection("even"))
    let error = #expect(throws: RenderError.self) { try selection.positions(pageCount: 1) }
    #expect(error?.code == .pageOutOfRange)
    #expect(error?.message.contains("1 page.") == true)
  }

  @Test(arguments: ["all", "odd", "1-", "-1-1", "even,odd"])
  func `a page count that is a lie is refused before memory is spent on it`(list: String) throws {
    let selection = try #require(PageSelection(list))
    for count in [Int(Int32.max), Int.max] {
      let error = #expect(throws: RenderError.self) { try selection.positions(pageCount: count) }
      #expect(error?.code == .tooLarge)
    }
  }

  @Test(arguments: [("-1", Int.max - 1), ("1", 0), ("\(Int.max)", Int.max - 1)])
  func `one page of any number can be chosen`(list: String, position: Int) throws {
    let selection = try #require(PageSelection(list))
    #expect(try selection.positions(pageCount: .max) == [position])
  }

  @Test func `any list of numbers and ranges gives what counting by hand gives`() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<500 {
      let count = Int.random(in: 1...40, using: &random)
      let ends = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        (
          Int.random(in: 1...count, using: &random), Int.random(in: 1...count, using: &random),
          Bool.random(using: &random), Bool.random(using: &random)
        )
      }
      let list = ends.map { first, last, firstFromEnd, lastFromEnd in
        "\(firstFromEnd ? first - count - 1 : first)-\(lastFromEnd ? last - count - 1 : last)"
      }.joined(separator: ",")
      var expected: [Int] = []
      for (first, last, _, _) in ends {
        let range = first <= last ? Array(first...last) : Array(last...first).reversed()
        for page in range where !expected.contains(page) { expected.append(page) }
      }
      let selection = try #require(PageSelection(list), "\(list)")
      let pages = try selection.positions(pageCount: count).map { $0 + 1 }
      #expect(pages == expected, "\(list) of \(count)")
    }
  }
}
