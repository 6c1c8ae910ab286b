/// Which parts of a sandbox hold: what was tried and found to work before a document was opened.
public struct SandboxReport: Hashable, Sendable, Codable {
  /// A part of a sandbox, each of which holds without the others.
  ///
  /// Parts may be added; a `switch` needs a default.
  public struct Part: RawRepresentable, Hashable, Sendable, Codable {
    /// The part's name in results.
    public let rawValue: String

    /// Names a part.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Limits of the system on memory, files and descriptors.
    public static let limits = Part(rawValue: "limits")
    /// No program that is run gives more rights.
    public static let privileges = Part(rawValue: "no-new-privileges")
    /// No rights of the superuser but to read, which other parts confine.
    public static let capabilities = Part(rawValue: "capabilities")
    /// The memory is neither dumped nor traced.
    public static let dumps = Part(rawValue: "no-dumps")
    /// Nothing that was written to memory becomes code.
    public static let code = Part(rawValue: "no-new-code")
    /// Only fonts and data of libraries can be read (Landlock).
    public static let files = Part(rawValue: "landlock")
    /// Only the system calls that drawing takes; no network and no processes (seccomp).
    public static let calls = Part(rawValue: "seccomp")
  }

  /// A part that does not hold.
  public struct Gap: Hashable, Sendable, Codable {
    /// The part.
    public let part: Part
    /// Why it does not hold.
    public let reason: String
  }

  /// The parts that hold.
  public private(set) var held: [Part] = []

  /// The parts that do not.
  public private(set) var gaps: [Gap] = []

  /// The version of Landlock that the kernel has, which says how much of it there is.
  package var landlockVersion: Int?

  /// Begins a report.
  package init() {}

  /// Records a part, with the reason where it does not hold.
  package mutating func record(_ part: Part, failure: String?) {
    guard let failure else { return held.append(part) }
    held.removeAll { $0 == part }
    gaps.append(Gap(part: part, reason: failure))
  }
}

extension SandboxReport: CustomStringConvertible {
  /// The parts that hold, and those that do not with the reason.
  public var description: String {
    let parts = held.map(\.rawValue).joined(separator: ", ")
    guard !gaps.isEmpty else { return parts }
    let lacking = gaps.map { "\($0.part.rawValue) (\($0.reason))" }.joined(separator: ", ")
    return "\(parts.isEmpty ? "nothing" : parts); lacking \(lacking)"
  }
}
