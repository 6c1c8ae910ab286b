import RenderKit
import Testing

@testable import RenderConformance

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

  @Test func `an engine that lists fonts right keeps the rules about them`() {
    for rule in ConformanceRule.fontRules {
      #expect(rule.violations(by: ListingEngine(flaw: nil)) == [])
    }
  }

  @Test(arguments: ListingEngine.Flaw.allCases)
  func `a flaw in listing fonts breaks a rule about them`(flaw: ListingEngine.Flaw) {
    let engine = ListingEngine(flaw: flaw)
    #expect(ConformanceRule.fontRules.contains { !$0.violations(by: engine).isEmpty })
  }
}
