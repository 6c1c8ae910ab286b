#if Poppler
  import RenderConformance
  import RenderPoppler
  import Testing

  @Suite struct PopplerConformanceTests {
    @Test(arguments: ConformanceRule.all)
    func `Poppler keeps the contract`(rule: ConformanceRule) {
      for violation in rule.violations(by: PopplerEngine()) { Issue.record("\(violation)") }
    }
  }
#endif
