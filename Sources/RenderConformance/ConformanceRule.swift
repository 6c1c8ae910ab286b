public import RenderKit

/// One rule of the contract that every engine keeps, as something that can be checked.
///
/// Run all of them against an engine of your own:
///
///     @Test(arguments: ConformanceRule.all)
///     func `the engine keeps the contract`(rule: ConformanceRule) {
///       for violation in rule.violations(by: MyEngine()) { Issue.record("\(violation)") }
///     }
///
/// A rule draws small test cards that it makes itself, in the formats PDF, SVG, BMP and PNG, and asks only
/// for what the engine's capabilities promise; what they do not promise must be refused.
public struct ConformanceRule: Sendable, CustomStringConvertible {
  /// The rule as a sentence.
  public let description: String

  private let check: @Sendable (any RenderEngine, inout Violations) throws(RenderError) -> Void

  init(
    _ description: String,
    _ check: @escaping @Sendable (any RenderEngine, inout Violations) throws(RenderError) -> Void
  ) {
    self.description = description
    self.check = check
  }

  /// Checks an engine.
  ///
  /// Runs on the caller's thread; takes up to a few seconds.
  /// - Returns: What the engine does wrong, a sentence each; empty where it keeps the rule.
  public func violations(by engine: any RenderEngine) -> [String] {
    var violations = Violations()
    do {
      try check(engine, &violations)
    } catch {
      violations.add("it failed: \(error.code): \(error)")
    }
    return violations.sentences
  }

  /// Every rule of the contract.
  public static let all: [ConformanceRule] =
    identityRules + geometryRules + pixelRules + optionRules + fontRules + failureRules
}
