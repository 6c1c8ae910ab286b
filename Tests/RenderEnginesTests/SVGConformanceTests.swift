#if SVG
  import RenderConformance
  import RenderSVG
  import Testing

  @Suite struct SVGConformanceTests {
    @Test(arguments: ConformanceRule.all)
    func `librsvg keeps the contract`(rule: ConformanceRule) {
      for violation in rule.violations(by: SVGEngine()) { Issue.record("\(violation)") }
    }
  }
#endif
