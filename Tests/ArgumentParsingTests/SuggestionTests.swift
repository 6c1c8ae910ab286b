import ArgumentParsing
import Testing

@Suite struct SuggestionTests {
  private let words = ["render", "compare", "diff", "info", "engines"]

  @Test func `a word with one letter missing, added or swapped is recognized`() {
    for word in words {
      let letters = Array(word)
      for index in letters.indices {
        var missing = letters
        missing.remove(at: index)
        var added = letters
        added.insert("x", at: index)
        #expect(Suggestion.nearest(to: String(missing), in: words) == word)
        #expect(Suggestion.nearest(to: String(added), in: words) == word)
        guard index > 0 else { continue }
        var swapped = letters
        swapped.swapAt(index, index - 1)
        #expect(Suggestion.nearest(to: String(swapped), in: words) == word)
      }
    }
  }

  @Test func `the start of one word only is recognized`() {
    #expect(Suggestion.nearest(to: "eng", in: words) == "engines")
    #expect(Suggestion.nearest(to: "--re", in: ["--region", "--render"]) == nil)
  }

  @Test(arguments: ["", "--", "zzz", "x", "postscript"])
  func `what is like nothing gives nothing`(word: String) {
    #expect(Suggestion.nearest(to: word, in: words) == nil)
  }

  @Test func `where there is nothing to choose from nothing comes`() {
    #expect(Suggestion.nearest(to: "render", in: []) == nil)
  }
}
