import FakeEngine
import Foundation
import PixelDiff
import RenderComparison
import RenderKit
import TestSupport
import Testing

@Suite struct ExpectationTests {
  private static let today = CalendarDate("2027-03-31")

  private func expectations(_ text: String) throws -> Expectations {
    let file = try TemporaryFile(text, extension: "json")
    return try Expectations(file: file.path, on: try #require(Self.today))
  }

  /// Three pages, of which two versions differ in the second and third.
  private func compare(
    _ expectations: Expectations, engine version: String = "22.12.0"
  ) throws -> Revision {
    var script = FakeScript()
    script.readsPages = true
    return try Revision(
      ["a b c d", "one two three four", "six seven eight nine"],
      ["a b c d", "one two three changed", "six seven eight changed"],
      in: [FakeEngine("alpha", script, version: version)], expectations: expectations)
  }

  private func results(_ entry: String, engine version: String = "22.12.0") throws -> String {
    try compare(expectations("[\(entry)]"), engine: version).compared.map { record in
      String(record.result.rawValue.prefix(1))
    }.joined()
  }

  @Test(
    arguments: [
      (#"{reason: "r"}"#, "pee"),
      (#"{reason: "r", pages: "2"}"#, "pef"),
      (#"{reason: "r", pages: 3}"#, "pfe"),
      (#"{reason: "r", pages: "2-"}"#, "pee"),
      (#"{reason: "r", pages: "odd"}"#, "pfe"),
      (#"{reason: "r", document: "new.pdf"}"#, "pee"),
      (#"{reason: "r", document: "*.pdf"}"#, "pee"),
      (#"{reason: "r", document: "old.pdf"}"#, "pff"),
      (#"{reason: "r", sha256: "00"}"#, "pff"),
      (#"{reason: "r", engines: ["alpha"]}"#, "pee"),
      (#"{reason: "r", engines: ["alpha", "beta"]}"#, "pff"),
      (#"{reason: "r", expires: "2027-03-31"}"#, "pee"),
      (#"{reason: "r", expires: "2027-03-30"}"#, "pff"),
      (#"{reason: "r", region: {x: 0, y: 0, width: 80, height: 20}}"#, "pee"),
      (#"{reason: "r", region: {x: 0, y: 0, width: 20, height: 20}}"#, "pff"),
      (#"{reason: "r", kinds: ["colorChanged"]}"#, "pff"),
    ])
  func `an entry is about what all of its keys say`(_ entry: String, _ expected: String) throws {
    #expect(try results(entry) == expected)
  }

  @Test(arguments: [
    ("22.12.0", "pee"), ("22.9", "pff"), ("22.13", "pee"), ("23", "pff"), ("23.1", "pff"),
  ])
  func `an engine's versions are a range`(_ version: String, _ expected: String) throws {
    let entry = #"{reason: "r", engines: [{id: "alpha", from: "22.12", before: "23"}]}"#
    #expect(try results(entry, engine: version) == expected)
  }

  @Test func `the first entry that explains a failure gives the reason`() throws {
    let list = try expectations(
      """
      [ // Comments and missing quotes are allowed.
        {"reason": "first", "pages": "2"}, {"reason": "second"},
      ]
      """)
    let revision = try compare(list)
    #expect(revision.compared.dropFirst().map(\.reason) == ["first", "second"])
    #expect(revision.summary?.expected == 2 && revision.summary?.differs == false)
    #expect(list.findings().isEmpty)
  }

  @Test func `what has expired or is not needed is told, what is about other things is not`() throws
  {
    let list = try expectations(
      """
      [{reason: "old", expires: "2020-01-01"}, {reason: "fixed", pages: "1"},
       {reason: "other", document: "elsewhere.pdf"}, {reason: "needed", pages: "2,3"}]
      """)
    _ = try compare(list)
    #expect(list.findings().map(\.status) == [.expired, .unneeded])
    #expect(list.findings().map(\.expectation.reason) == ["old", "fixed"])
  }

  @Test(
    arguments: [
      ("{}", "this is not a list"),
      ("[", "this is no JSON"),
      ("[{\"reason\": \"r\",\n\n @}]", "line 3, column 2"),
      ("[// ]\n{reason: 'é',, }]", "line 2, column 14"),
      ("[{reason: \"\\\"]", "line 1, column 15"),
      ("[{reason: \"r\"}] x", "line 1, column 17"),
      (#"[{reason: "r"}, {pages: "1"}]"#, "entry 2: the key 'reason' is missing"),
      (#"[{reason: " "}]"#, "entry 1, 'reason': a reason is needed"),
      (#"[{reason: "r", expire: "2027-01-01"}]"#, "entry 1, 'expire': there is no such key"),
      (#"[{reason: "r", expires: "2027-02-29"}]"#, "'2027-02-29' is no day"),
      (#"[{reason: "r", pages: "x"}]"#, "entry 1, 'pages': 'x' is no list of pages"),
      (#"[{reason: "r", pages: "-1"}]"#, "counted from the first"),
      ("[\"\\", "line 1, column 4"), ("/*", "line 1, column 3"),
      (
        #"[{reason: "r", region: {x: 9223372036854775807, y: 0, width: 9, height: 9}}]"#,
        "entry 1, 'region': no picture has such a part"
      ),
      (#"[{reason: "r", kinds: ["other"]}]"#, "there is no kind 'other'"),
      (#"[{reason: "r", engines: []}]"#, "one engine or a pair"),
      (#"[{reason: "r", engines: [{id: "a", form: "1"}]}]"#, "entry 1, 'engines', entry 1, 'form'"),
      (#"[{reason: 5}]"#, "entry 1, 'reason': this is not text"),
    ])
  func `a malformed file is an error that names the place`(_ text: String, _ part: String) throws {
    let error = try #require(throws: RenderError.self) { try expectations(text) }
    #expect(error.code == .damagedDocument)
    #expect(error.message.contains(part), "\(error.message)")
  }

  @Test func `an expectation survives being written and read`() throws {
    let list = try expectations(
      """
      [{reason: "r", document: "a*", sha256: "AB", pages: "1,3-5,7-,odd", kinds: ["moved"],
        engines: ["a", {id: "b", before: "2"}], expires: "2020-02-29",
        region: {x: 1, y: 2, width: 3, height: 4}}]
      """)
    let record = try #require(list.findings().first)
    let data = try JSONEncoder().encode(ResultLine(record))
    #expect(try JSONDecoder().decode(ExpectationRecord.self, from: data) == record)
  }

  @Test func `days are read, ordered and written`() throws {
    let days = ["2026-12-31", "2027-01-01", "2027-01-31", "2028-02-29"]
    #expect(days.compactMap(CalendarDate.init).sorted().map(\.description) == days)
    for text in [
      "2027-2-01", "2027-02-30", "1900-02-29", "2027-13-01", "", "2027-00-10", "+027-01-01",
    ] {
      #expect(CalendarDate(text) == nil, "\(text)")
    }
    #expect(CalendarDate.today > (try #require(CalendarDate("2026-01-01"))))
  }
}
