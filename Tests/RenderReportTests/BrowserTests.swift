import Foundation
import TestSupport
import Testing

/// Reads reports in Chromium; see `Tests/browser` for what is done and expected.
@Suite(.serialized, .enabled(if: Browser.isInstalled, "Chromium or the oracles are missing"))
struct BrowserTests {
  private static let directory = SharedFiles.package.appending(path: "Tests/browser")

  private func drive(
    _ page: String, _ folder: TemporaryDirectory, _ script: String, _ options: String...
  ) throws {
    let screenshots = folder.url.appending(path: "screenshots")
    try FileManager.default.createDirectory(at: screenshots, withIntermediateDirectories: true)
    let outcome = try Program(SharedFiles.python ?? "").run(
      [
        "-B", Self.directory.appending(path: script).path, Browser.path ?? "", page,
        screenshots.path,
      ] + options, mergesErrors: true)
    guard outcome.status != 0 else { return }
    for name in try FileManager.default.contentsOfDirectory(atPath: screenshots.path) {
      let picture = try Data(contentsOf: screenshots.appending(path: name))
      Attachment.record(picture, named: name)
    }
    Issue.record("\(outcome.text.suffix(3000))")
  }

  @Test func `a report in a folder works in every way by keyboard and mouse`() throws {
    let fixture = try ReportFixture()
    try drive(fixture.writeReport(), fixture.folder, "drive_report.py")
  }

  @Test func `a report in one file works in every way by keyboard and mouse`() throws {
    let fixture = try ReportFixture()
    try drive(fixture.writeSingleFile(), fixture.folder, "drive_report.py", "--embedded")
  }

  @Test func `a report of 200 pages can be used before its pictures are there`() throws {
    let fixture = try ReportFixture(pages: 200)
    try drive(fixture.writeReport(), fixture.folder, "open_report.py")
  }
}
