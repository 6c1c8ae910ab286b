/// An engine, and some of the versions of its library.
struct EngineVersions: Hashable, Sendable, Codable {
  /// The engine's name.
  let id: String
  /// The first version; absent for all up to ``before``.
  let from: String?
  /// The first version that does not belong any more; absent where there is none yet.
  let before: String?

  private enum CodingKeys: String, CodingKey, CaseIterable { case id, from, before }

  /// Decodes a name, or a name with versions.
  init(from decoder: any Decoder) throws {
    if let id = try? decoder.singleValueContainer().decode(String.self) {
      (self.id, from, before) = (id, nil, nil)
      return
    }
    try decoder.refuseKeys(besides: CodingKeys.allCases.map(\.rawValue))
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    from = try container.decodeIfPresent(String.self, forKey: .from)
    before = try container.decodeIfPresent(String.self, forKey: .before)
  }

  func contains(_ engine: EngineIdentity) -> Bool {
    guard engine.id == id else { return false }
    let version = Self.parts(engine.version)
    if let from, Self.precedes(version, Self.parts(from)) { return false }
    if let before, !Self.precedes(version, Self.parts(before)) { return false }
    return true
  }

  /// The numbers of a version; what is no number separates them.
  private static func parts(_ version: String) -> [Int] {
    version.split { !$0.isASCII || !$0.isNumber }.compactMap { Int($0) }
  }

  private static func precedes(_ first: [Int], _ second: [Int]) -> Bool {
    first.lexicographicallyPrecedes(second)
  }
}
