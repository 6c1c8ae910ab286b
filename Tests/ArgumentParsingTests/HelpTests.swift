import ArgumentParsing
import Testing

@Suite struct HelpTests {
  private func help(_ words: [String], width: Int = 80) throws -> String {
    guard case .help(let page) = try SampleProgram.program.parse(words) else {
      throw UsageError("no help")
    }
    return page.text(width: width)
  }

  @Test func `every option and argument is mentioned with what it does`() throws {
    let text = try help(["paint", "--help"])
    for option in SampleProgram.paint.options {
      #expect(text.contains(option.names.joined(separator: ", ")), "\(option.names)")
      #expect(text.contains(option.help), "\(option.names)")
    }
    #expect(text.contains("FILE..."))
  }

  @Test func `defaults, allowed values and repetition are shown`() throws {
    let text = try help(["help", "paint"], width: 100)
    #expect(text.contains("How many. (default: 3)"))
    #expect(text.contains("Which color. (values: red, green, blue)"))
    #expect(text.contains("Who. (may be given several times)"))
  }

  @Test func `sections stand in order`() throws {
    let text = try help(["paint", "-h"])
    let titles = ["USAGE: sample paint FILE... [options]", "ARGUMENTS:", "OPTIONS:", "SHAPES:"]
    let places = try (titles + ["EXAMPLES:"]).map { title in
      try #require(text.firstRange(of: title), "\(title)").lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func `a program lists its commands`() throws {
    let text = try help(["help"])
    #expect(text.contains("USAGE: sample COMMAND [options]"))
    #expect(text.contains("paint  Paint files."))
    #expect(text.contains("help   Show help on a command."))
  }

  @Test(arguments: [40, 60, 80, 110])
  func `no line is wider than the terminal, unless a single word is`(width: Int) throws {
    for line in try help(["paint", "-h"], width: width).split(separator: "\n") {
      let isOneWord = line.split(separator: " ").count <= 3
      #expect(line.count <= width || isOneWord, "\(line)")
    }
  }
}
