import Foundation
import RenderReport
import Testing

@Suite struct DifferenceGroupTests {
  private struct Report: Decodable {
    struct Group: Decodable {
      struct Member: Decodable { let title: String }

      let engines: String
      let kind: String
      let members: [Member]
    }

    let groups: [Group]
    let totals: [String: Int]
  }

  private func report(_ change: (String) -> String = { $0 }) throws -> Report {
    var log = ResultLog()
    for line in try ReportFixture().lines {
      try log.add(Array(change(line).utf8), from: "results.jsonl")
    }
    let text = try TextReport.json.text(of: log)
    return try JSONDecoder().decode(Report.self, from: Data(text.utf8))
  }

  @Test func `the same difference on two pages is a group for each pair of engines`() throws {
    let groups = try report().groups
    #expect(
      groups.map { "\($0.engines) \($0.kind)" } == [
        "a : b moved", "b : c moved", "a : b colorChanged", "b : c colorChanged",
      ])
    #expect(groups.allSatisfy { $0.members.count == 2 })
    #expect(
      groups[0].members.map(\.title) == [
        "\(ReportFixture.document), page 1", "\(ReportFixture.document), page 2",
      ])
  }

  @Test(arguments: [
    ("\"dx\":5", "\"dx\":7"), ("\"x\":40,\"y\":60", "\"x\":40,\"y\":160"),
    ("\"width\":65", "\"width\":165"), ("\"kind\":\"moved\"", "\"kind\":\"shapeChanged\""),
  ])
  func `what moved otherwise, lies elsewhere or is larger is another difference`(
    old: String, new: String
  ) throws {
    let groups = try report { line in
      line.contains("\"page\":2") ? line.replacing(old, with: new) : line
    }.groups
    #expect(groups.map(\.kind) == ["colorChanged", "colorChanged"])
  }

  @Test func `a little nearer, larger or farther is the same difference`() throws {
    let groups = try report { line in
      guard line.contains("\"page\":2") else { return line }
      return line.replacing("\"dx\":5", with: "\"dx\":5.6")
        .replacing(
          "\"height\":40,\"width\":65,\"x\":40", with: "\"height\":44,\"width\":70,\"x\":45")
    }.groups
    #expect(groups.count == 4)
  }

  @Test func `a result decides the status, else the verdict does`() throws {
    #expect(
      try report().totals == [
        "error": 1, "failed": 5, "perhaps": 0, "expected": 0, "passed": 18,
      ])
    let perhaps = try report { line in
      line.replacing("\"verdict\":\"different\"", with: "\"verdict\":\"perhaps\"")
    }
    #expect(perhaps.totals["perhaps"] == 4)
    let expected = try report { line in
      line.replacing("\"result\":\"fail\"", with: "\"reason\":\"known\",\"result\":\"expected\"")
    }
    #expect(expected.totals["expected"] == 4 && expected.totals["failed"] == 1)
    let old = try report { line in
      line.replacing("\"result\":\"fail\",", with: "").replacing("\"result\":\"pass\",", with: "")
    }
    #expect(try old.totals == report().totals)
  }
}
