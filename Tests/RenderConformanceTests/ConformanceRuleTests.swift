import RenderConformance
import RenderKit
import Testing

struct ConformanceRuleTests {
  @Test(arguments: ConformanceRule.all)
  func `an engine without a flaw keeps every rule`(rule: ConformanceRule) {
    #expect(rule.violations(by: CardEngine(flaw: nil)) == [])
  }

  @Test(arguments: CardEngine.Flaw.allCases)
  func `a flaw breaks a rule`(flaw: CardEngine.Flaw) {
    let engine = CardEngine(flaw: flaw)
    #expect(ConformanceRule.all.contains { !$0.violations(by: engine).isEmpty })
  }
}
