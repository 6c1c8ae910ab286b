#if MuPDF
  import RenderConformance
  import RenderMuPDF
  import Testing

  @Suite struct MuPDFConformanceTests {
    @Test(arguments: ConformanceRule.all)
    func `MuPDF keeps the contract`(rule: ConformanceRule) {
      for violation in rule.violations(by: MuPDFEngine()) { Issue.record("\(violation)") }
    }
  }
#endif
