import ArgumentParsing
import DeviceAssets
import Glibc
import RenderKit

/// The command `renderkit cache`.
struct CacheCommand: Command {
  private static let directory = Option<String?>(
    optional: "--directory", placeholder: "DIR", completion: .directories,
    help: "The cache's directory. Default: $XDG_CACHE_HOME/renderkit, or ~/.cache/renderkit.")
  private static let maxSize = Option<ByteCount?>(
    optional: "--max-size", placeholder: "SIZE",
    help: "With 'prune': how many bytes to keep. Default: \(AssetCache.Limits().bytes >> 20)M.")
  private static let maxAge = Option<TimeSpan?>(
    optional: "--max-age", placeholder: "TIME",
    help: "With 'prune': how long to keep what is not used. Default: 30d.")

  static let definition = CommandDefinition(
    "cache", summary: "Show, check and clear the cache of rendered assets.",
    discussion: [
      "ACTION is one of: 'list' shows the pictures, the one that has not been used for longest "
        + "first; 'verify' decodes each and removes those that are damaged; 'prune' removes those "
        + "that have not been used for long, and more of them while there are too many.",
      "Programs may use the cache meanwhile; a picture that is gone is rendered again. Exit code of "
        + "'verify': 1 where a picture was damaged.",
    ],
    operands: [
      OperandDefinition(
        "ACTION", completion: .values(CacheAction.allCases.map(\.rawValue)),
        help: "list, verify or prune.")
    ],
    options: [
      directory.definition, maxSize.definition, maxAge.definition, OutputOptions.json.definition,
    ],
    examples: [
      .init("renderkit cache list", "What is kept, and since when it has not been used."),
      .init("renderkit cache prune --max-size 1M", "Keep the pictures used last, up to 1 MiB."),
    ])

  private let action: CacheAction
  private let directory: String?
  private let limits: AssetCache.Limits
  private let json: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let word = arguments.operands[0]
    guard let action = CacheAction(rawValue: word) else {
      throw .unknown(
        "action", word, known: CacheAction.allCases.map(\.rawValue), see: "renderkit cache --help")
    }
    self.action = action
    directory = try arguments[Self.directory]
    json = try arguments[OutputOptions.json]
    let (size, age) = (try arguments[Self.maxSize], try arguments[Self.maxAge])
    guard action == .prune || (size == nil && age == nil) else {
      throw UsageError("'--max-size' and '--max-age' are for 'cache prune'")
    }
    var limits = AssetCache.Limits()
    if let size { limits.bytes = size.value }
    if let age { limits.age = .seconds(age.seconds) }
    self.limits = limits
  }

  func run(in session: Session) throws(RenderError) -> ExitCode {
    let cache = try AssetCache(directory: directory, limits: limits)
    switch action {
    case .list:
      try show(try cache.entries(), as: .kept, of: cache, in: session)
      return .success
    case .verify:
      let damaged = try cache.verify()
      try show(damaged, as: .damaged, of: cache, in: session)
      return damaged.isEmpty ? .success : .different
    case .prune:
      try show(try cache.prune(), as: .removed, of: cache, in: session)
      return .success
    }
  }

  private func show(
    _ entries: [AssetCache.Entry], as status: CacheEntryRecord.Status, of cache: AssetCache,
    in session: Session
  ) throws(RenderError) {
    for entry in entries {
      guard json else {
        try session.print(entry.line)
        continue
      }
      try session.print(
        CacheEntryRecord(directory: cache.directory, status: status, entry: entry))
    }
    guard !json else { return }
    let size = ByteCount.shown(entries.reduce(0) { $0 + $1.byteCount })
    let count = entries.count == 1 ? "1 picture" : "\(entries.count) pictures"
    session.explain("\(count), \(size) \(status.phrase) in \(cache.directory)")
  }
}

extension AssetCache.Entry {
  fileprivate var line: String {
    let size = ByteCount.shown(byteCount).right(9)
    let age = TimeSpan.shown(max(0, time(nil) - lastUsed)).right(8)
    return "\(size) \(age)  \(fileName.visible)"
  }
}

extension CacheEntryRecord.Status {
  fileprivate var phrase: String {
    switch self {
    case .kept: "kept"
    case .damaged: "damaged and removed"
    case .removed: "removed"
    }
  }
}

extension ByteCount {
  /// A number of bytes for people.
  fileprivate static func shown(_ count: Int) -> String {
    count < 1 << 20
      ? "\((Double(count) / 1024).decimals(1)) KiB"
      : "\((Double(count) / 1_048_576).decimals(1)) MiB"
  }
}

extension TimeSpan {
  /// A length of time for people.
  fileprivate static func shown(_ seconds: Int) -> String {
    switch seconds {
    case ..<3600: "\(seconds / 60) min"
    case ..<86_400: "\(seconds / 3600) h"
    default: "\(seconds / 86_400) d"
    }
  }
}
