import FoundationEssentials
import RenderKit

/// All results in one JSON object.
struct JSONReport: Encodable {
  private struct Group: Encodable {
    struct Member: Encodable {
      let title: String
      let region: LoggedRegion
    }

    let engines: String
    let kind: String
    let members: [Member]
  }

  private let schema = 1
  private let type = "report"
  private let totals: [String: Int]
  private let groups: [Group]
  private let lines: [String]

  private enum CodingKeys: String, CodingKey { case schema, type, totals, groups }

  init(_ log: ResultLog) {
    let list = CaseList(log)
    lines = log.lines
    totals = list.totals
    groups = DifferenceGroup.groups(of: list.bySeverity).map { group in
      Group(
        engines: group.engines, kind: group.region.kind,
        members: group.members.compactMap { member in
          (member.entry.comparison?.regions[member.region]).map {
            Group.Member(title: member.entry.title, region: $0)
          }
        })
    }
  }

  /// The records stand there as they were read: what is not known here is not lost.
  var text: String {
    get throws(RenderError) {
      let start = try Self.text(self).dropLast(2)
      return start + ",\"records\":[\n\(lines.joined(separator: ",\n"))\n]}\n"
    }
  }

  /// A value as JSON in one line.
  static func text(_ value: some Encodable) throws(RenderError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      throw RenderError(.cannotWrite, "A report cannot be put into JSON.", cause: "\(error)")
    }
  }
}
