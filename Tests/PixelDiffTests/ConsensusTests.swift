import PixelDiff
import RenderKit
import Testing

struct ConsensusTests {
  private let page = InkPage.text()

  /// The page as honest engines draw it: displaced by parts of a pixel.
  private func drawn(_ pages: [InkPage]) -> [Bitmap] {
    let steps = [(0.0, 0.0), (0.3, -0.1), (-0.2, 0.2), (0.1, 0.3), (-0.3, 0.0)]
    return zip(pages, steps).map { $0.drawn(dx: $1.0, dy: $1.1) }
  }

  private func edited(_ change: (inout InkPage.Ink) -> Void) -> InkPage {
    var other = page
    for index in page.inks.indices
    where (30..<42).contains(page.inks[index].y) && page.inks[index].x < 60 {
      change(&other.inks[index])
    }
    return other
  }

  @Test func `honest engines agree`() {
    let consensus = Consensus(of: drawn([page, page, page]))
    #expect(consensus.answer == .agreement && consensus.odd.isEmpty)
  }

  @Test(arguments: 0..<3)
  func `a missing word is missing in the picture that lacks it`(odd: Int) {
    var pages = [page, page, page]
    pages[odd] = edited { $0.color = .white }
    let consensus = Consensus(of: drawn(pages))
    #expect(consensus.answer == .odd)
    #expect(Set(consensus.odd.map(\.picture)) == [odd])
    #expect(consensus.odd.first?.region.kind == .contentMissing, "\(consensus)")
    let box = consensus.odd.first?.region.box ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    #expect((0...20).contains(box.x) && (22...36).contains(box.y), "\(box)")
  }

  @Test(arguments: 0..<3)
  func `content that only one picture has is added there`(odd: Int) {
    var pages = [InkPage](repeating: edited { $0.color = .white }, count: 3)
    pages[odd] = page
    let consensus = Consensus(of: drawn(pages))
    #expect(Set(consensus.odd.map(\.picture)) == [odd])
    #expect(consensus.odd.first?.region.kind == .contentAdded)
  }

  @Test(arguments: 0..<3)
  func `what moved, moved from where the majority has it`(odd: Int) {
    var pages = [page, page, page]
    pages[odd] = edited { $0 = $0.moved(0, 3) }
    let consensus = Consensus(of: drawn(pages))
    #expect(Set(consensus.odd.map(\.picture)) == [odd])
    guard case .moved(let dx, let dy)? = consensus.odd.first?.region.kind else {
      Issue.record("\(consensus)")
      return
    }
    #expect(abs(dx) < 0.8 && abs(dy - 3) < 0.8, "\(dx) \(dy)")
  }

  @Test func `two pictures can stand alone in different places`() {
    var other = page
    for index in page.inks.indices where page.inks[index].y > 90 {
      other.inks[index].color = .white
    }
    let consensus = Consensus(of: drawn([page, edited { $0.color = .white }, other]))
    #expect(Set(consensus.odd.map(\.picture)) == [1, 2])
    let strengths = consensus.odd.map(\.region.strength)
    #expect(strengths == strengths.sorted(by: >))
  }

  @Test func `where all differ there is no majority`() {
    let pages = [1, 2, 3].map { InkPage.text(seed: $0) }
    #expect(Consensus(of: drawn(pages)).answer == .split)
  }

  @Test func `of four the majority is three, and two against two is none`() {
    let other = edited { $0.color = .white }
    let one = Consensus(of: drawn([page, other, page, page]))
    #expect(one.answer == .odd && Set(one.odd.map(\.picture)) == [1])
    let two = Consensus(of: drawn([page, other, page, other]))
    #expect(two.answer == .split && two.odd.isEmpty)
  }

  @Test func `of five two can stand alone`() {
    let other = edited { $0.color = .white }
    let consensus = Consensus(of: drawn([page, other, page, other, page]))
    #expect(consensus.answer == .odd && Set(consensus.odd.map(\.picture)) == [1, 3])
  }

  @Test(arguments: 0..<3)
  func `a picture of another size stands alone`(odd: Int) {
    var pictures = [Bitmap](repeating: Bitmap(40, 30, filled: .white), count: 3)
    pictures[odd] = Bitmap(50, 30, filled: .white)
    let consensus = Consensus(of: pictures)
    #expect(consensus.odd.map(\.picture) == [odd])
    #expect(consensus.odd.first?.region.kind == .contentAdded)
    #expect(consensus.odd.first?.region.box == PixelRect(x: 40, y: 0, width: 10, height: 30))
  }

  @Test func `what does not count is not voted on`() {
    let pictures = drawn([page, page, edited { $0.color = .white }])
    let mask = PixelMask(ignoring: [PixelRect(x: 0, y: 20, width: 90, height: 35)])
    #expect(Consensus(of: pictures, counting: mask).answer == .agreement)
  }

  @Test func `translucent pictures vote too`() {
    let clear = Bitmap(40, 40, filled: .clear)
    let white = Bitmap(40, 40, filled: .white)
    let consensus = Consensus(of: [clear, white, clear])
    #expect(consensus.answer == .odd && consensus.odd.first?.picture == 1)
  }

  @Test func `two pictures have no majority`() {
    let pictures = [Bitmap(20, 20, filled: .white), Bitmap(20, 20, filled: .black)]
    #expect(Consensus(of: pictures).answer == .agreement)
  }
}
