import CLinux
import Glibc
import RenderKit

/// What a worker process gives up for good before it opens a document.
///
/// The parts are independent: where the kernel, or a container that the process runs in, lacks one the
/// others still hold.
enum Sandbox {
  /// Where libraries lie that other libraries load at need, and what the C library reads.
  private static let libraries = [
    "/usr/lib", "/usr/lib64", "/usr/local/lib", "/lib", "/lib64", "/etc/ld.so.cache",
    "/etc/localtime", "/usr/share/zoneinfo",
  ]

  /// Confines the calling thread and all that it starts.
  static func enter(reading paths: [String]) -> SandboxReport {
    var report = SandboxReport()
    let threads = rk_has_threads() ? "another thread was there before" : nil
    report.record(.privileges, failure: failure(rk_forbid_new_privileges()))
    report.record(.capabilities, failure: failure(rk_drop_capabilities()) ?? threads)
    report.record(.dumps, failure: failure(rk_forbid_dumps()))
    report.record(.code, failure: failure(rk_forbid_new_code()))
    report.landlockVersion = confineFiles(to: paths + libraries + libraryPath, &report)
    if let threads { report.record(.files, failure: threads) }
    let status = rk_filter_calls()
    if status < 0 { errno = -status }
    report.record(.calls, failure: failure(status))
    return report
  }

  /// Tries on the calling thread what must not succeed.
  ///
  /// A call that was forbidden without an error may be possible all the same: in an emulator, or in a
  /// thread that was started before.
  static func test(_ report: SandboxReport, reading paths: [String]) -> SandboxReport {
    var tested = report
    let temptations: [(SandboxReport.Part, () -> Bool)] = [
      (.files, { !paths.contains(where: isRoot) && opensRoot() }), (.calls, opensSocket),
      (.code, mapsCode),
    ]
    for (part, succeeds) in temptations where report.held.contains(part) && succeeds() {
      tested.record(part, failure: "it does not hold when tried")
    }
    return tested
  }

  private static func failure(_ status: Int32) -> String? {
    status < 0 ? systemMessage() : nil
  }

  /// Returns the version of Landlock.
  private static func confineFiles(to paths: [String], _ report: inout SandboxReport) -> Int? {
    let version = rk_landlock_version()
    guard version > 0 else {
      report.record(.files, failure: "the kernel does not offer it: \(systemMessage())")
      return nil
    }
    let descriptor = rk_landlock_create(version)
    guard descriptor >= 0 else {
      report.record(.files, failure: systemMessage())
      return nil
    }
    let ruleset = OpenFile(owning: descriptor)
    // Many of the paths exist on some systems only.
    for path in paths { _ = unsafe rk_landlock_allow_reading(ruleset.descriptor, path) }
    report.record(.files, failure: failure(rk_landlock_enter(ruleset.descriptor)))
    return Int(version)
  }

  private static var libraryPath: [String] {
    let path = WorkerEnvironment.variable("LD_LIBRARY_PATH") ?? ""
    return path.split(separator: ":").map(String.init)
  }

  private static func isRoot(_ path: String) -> Bool {
    guard let resolved = unsafe realpath(path, nil) else { return false }
    defer { unsafe free(resolved) }
    return unsafe strcmp(resolved, "/") == 0
  }

  private static func opensRoot() -> Bool {
    let descriptor = unsafe open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  private static func opensSocket() -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    if descriptor >= 0 { close(descriptor) }
    return descriptor >= 0
  }

  private static func mapsCode() -> Bool {
    let size = 4096
    let protection = PROT_READ | PROT_WRITE | PROT_EXEC
    let memory = unsafe mmap(nil, size, protection, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard unsafe memory != MAP_FAILED else { return false }
    unsafe munmap(memory, size)
    return true
  }
}
