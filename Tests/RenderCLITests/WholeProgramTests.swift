import Foundation
import TestSupport
import Testing

/// The program as it is built, with its workers.
@Suite struct WholeProgramTests {
  /// A page with one black rectangle, without a cross-reference table.
  private static let page = """
    %PDF-1.4
    1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
    2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
    3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 40 30] /Contents 4 0 R>> endobj
    4 0 obj <</Length 15>> stream
    5 5 20 10 re f
    endstream endobj
    trailer <</Root 1 0 R>>

    """

  private static let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("renderkit")

  /// Runs a shell's line where `$R` is the program and `page.pdf` a document.
  private static func run(_ line: String) throws -> Program.Outcome {
    let tool = try ToolRun()
    _ = try tool.document("page.pdf", page)
    let shell = Program(
      "/bin/bash", environment: ["R": program.path, "PATH": "/usr/bin:/bin"], isAlone: true,
      in: tool.directory)
    return try shell.run(["-c", line], mergesErrors: true)
  }

  private static func engines(for format: String) -> Int {
    let lines = (try? run("$R engines --json"))?.text.split(separator: "\n") ?? []
    return lines.count { $0.contains("\"\(format)\":") }
  }

  @Test func `the program links no engine`() throws {
    let libraries = try Self.run("ldd $R").text
    #expect(libraries.contains("libc.so"))
    for name in ["poppler", "rsvg", "mupdf", "cairo", "libFoundation.so"] {
      #expect(!libraries.contains(name), "\(name)")
    }
  }

  @Test(.enabled(if: engines(for: "pdf") > 1))
  func `a document is compared and gives pictures`() throws {
    let outcome = try Self.run("$R compare page.pdf -o out; echo code $?; ls out")
    #expect(outcome.text.contains("code 0") || outcome.text.contains("code 1"))
    #expect(outcome.text.contains("56x42"))
    #expect(outcome.text.contains("page-p001.mupdf.png"))
    #expect(outcome.text.contains(".diff.png"))
  }

  @Test(.enabled(if: engines(for: "pdf") > 0))
  func `pictures go through pipes`() throws {
    #expect(try Self.run("$R render - -o - -f ppm < page.pdf | head -c 9").text == "P6\n40 30\n")
  }

  @Test func `a reader that leaves is no error to speak of`() throws {
    let outcome = try Self.run("$R help render | true; echo ${PIPESTATUS[0]}")
    #expect(["0\n", "73\n"].contains(outcome.text))
  }

  @Test func `closed standard streams do no harm`() throws {
    #expect(try Self.run("$R help >&-").status == 73)
    #expect(try Self.run("$R render - -o out <&-").status == 66)
    #expect(try Self.run("$R nonsense 2>&-").status == 64)
    let count = "ls out 2>/dev/null | wc -l"
    let pictures = try Self.run("$R render page.pdf -o out <&- >&- 2>&-; \(count)").text
    #expect(["0\n", "1\n"].contains(pictures))
  }

  @Test func `a missing worker is an engine that is missing`() throws {
    let outcome = try Self.run("RENDERKIT_WORKER=/nowhere $R engines")
    #expect(outcome.status == 69 && outcome.text.hasPrefix("renderkit: "))
  }

  @Test(.enabled(if: engines(for: "pdf") > 0))
  func `a limit on the size of files is an error and no crash`() throws {
    let outcome = try Self.run("ulimit -f 1; $R render page.pdf --dpi 300; echo code $?; ls")
    #expect(outcome.text.contains("File too large"))
    #expect(outcome.text.contains("code 7"))
    #expect(outcome.text.hasSuffix("page.pdf\n"))
  }
}
