import RenderConformance
import Testing

@testable import RenderReduction

@Suite struct DeltaDebuggerTests {
  private func debugger(_ attempts: Int = 10_000) -> DeltaDebugger {
    DeltaDebugger(attempts: attempts) { _ in }
  }

  @Test func `what is needed together is all that is kept`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let all = Array(0..<Int.random(in: 0...60, using: &random))
      let needed = Set(all.shuffled(using: &random).prefix(4))
      var debugger = debugger()
      let kept = debugger.minimize(all) { needed.isSubset(of: $0) }
      #expect(kept == needed.sorted())
    }
  }

  @Test func `without need nothing is kept, at once`() {
    var debugger = debugger()
    #expect(debugger.minimize(Array(0..<1000)) { _ in true }.isEmpty)
    #expect(debugger.attemptsLeft == 9_999)
  }

  @Test func `when attempts are spent, what is kept still holds`() {
    var debugger = debugger(7)
    var asked = 0
    let kept = debugger.minimize(Array(0..<100)) { kept in
      asked += 1
      return kept.contains(42) && kept.contains(77)
    }
    #expect(asked == 7 && debugger.attemptsLeft == 0)
    #expect(kept.contains(42) && kept.contains(77) && kept.count < 100)
  }

  @Test func `parts are cut level by level`() {
    let list = PartList(svg: Array("<s><g><a/><b/></g><g><c/></g><d/></s>".utf8))
    var debugger = debugger()
    let removed = debugger.removable(from: list) { text in
      String(decoding: text, as: UTF8.self).contains("<b/>")
    }
    let text = String(decoding: list.text(without: removed), as: UTF8.self)
    #expect(text == "<s><g><b/></g></s>")
  }
}
