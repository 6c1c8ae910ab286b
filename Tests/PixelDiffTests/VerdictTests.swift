import PixelDiff
import RenderKit
import Testing

struct VerdictTests {
  private let page = InkPage.text()

  @Test func `a picture looks the same as itself`() {
    let picture = page.drawn()
    let verdict = Verdict(between: picture, and: picture)
    #expect(verdict.answer == .same && verdict.score == 0 && verdict.regions.isEmpty)
  }

  @Test(arguments: [(0.3, 0.0), (0.0, 0.3), (-0.2, 0.25)])
  func `a displacement by part of a pixel looks the same`(dx: Double, dy: Double) {
    let verdict = Verdict(between: page.drawn(), and: page.drawn(dx: dx, dy: dy))
    #expect(verdict.answer == .same && verdict.score > 0, "\(verdict)")
  }

  @Test func `rounding looks the same`() {
    let picture = page.drawn()
    let rounded = Bitmap(160, 120) { x, y in
      var color = picture.color(x: x, y: y)
      for channel in 0..<3 where color[channel] > 1 { color[channel] -= UInt8((x &+ y) % 3) }
      return color
    }
    #expect(Verdict(between: picture, and: rounded).answer == .same)
  }

  @Test(arguments: [0.6, 1, 1.4])
  func `a mark that only one picture has is found where it is`(y: Double) {
    var other = page
    other.inks.append(.init(x: 80, y: 24 + y, width: 2, height: 2))
    let added = Verdict(between: page.drawn(), and: other.drawn(dx: 0.1))
    let missing = Verdict(between: other.drawn(), and: page.drawn(dx: 0.1))
    #expect(added.answer == .different && missing.answer == .different)
    #expect(added.regions.map(\.kind) == [.contentAdded], "\(added)")
    #expect(missing.regions.map(\.kind) == [.contentMissing], "\(missing)")
    let box = added.regions.first?.box ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    #expect((74...81).contains(box.x) && (18...26).contains(box.y) && box.width <= 15, "\(box)")
  }

  @Test(arguments: [(2.0, 0.0), (-3.0, 0.0), (0.0, 2.5), (2.2, -1.6), (-1.5, -3.0)])
  func `text that moved is found with its displacement`(dx: Double, dy: Double) {
    var other = page
    for index in page.inks.indices where (30..<42).contains(page.inks[index].y) {
      other.inks[index] = page.inks[index].moved(dx, dy)
    }
    let verdict = Verdict(between: page.drawn(), and: other.drawn(dx: 0.1, dy: 0.1))
    guard case .moved(let x, let y) = verdict.regions.first?.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(abs(x - dx) <= 0.5 && abs(y - dy) <= 0.5, "\(verdict)")
  }

  @Test func `lines that stay do not hold back what moves over them`() {
    var ruled = InkPage()
    ruled.inks = (0..<12).map { .init(x: 8 + 12 * Double($0), y: 4, width: 1, height: 112) }
    var other = ruled
    ruled.inks += page.inks
    other.inks += page.inks.map { $0.moved(2.5, 0) }
    let verdict = Verdict(between: ruled.drawn(), and: other.drawn())
    guard case .moved(let dx, let dy) = verdict.regions.first?.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(abs(dx - 2.5) <= 0.5 && abs(dy) <= 0.5, "\(verdict)")
  }

  @Test func `another color is found`() {
    let recolored = InkPage.text(color: Color(200, 0, 40, 255))
    let verdict = Verdict(between: page.drawn(), and: recolored.drawn(dx: 0.1))
    #expect(verdict.answer == .different)
    #expect(verdict.regions.first?.kind == .colorChanged, "\(verdict)")
  }

  @Test func `another letter is found`() {
    var other = page
    other.inks.removeSubrange(3..<6)
    let digit = [
      InkPage.Ink(x: 0, y: 0, width: 5.5, height: 1.2),
      InkPage.Ink(x: 4, y: 0, width: 1.4, height: 9),
    ]
    other.inks += digit.map { $0.moved(20, 12) }
    let verdict = Verdict(between: page.drawn(), and: other.drawn(dx: 0.1))
    #expect(verdict.answer == .different && verdict.regions.count == 1, "\(verdict)")
    #expect(verdict.regions.first.map { (14...22).contains($0.box.x) } == true, "\(verdict)")
  }

  @Test func `the order of the pictures does not change the score`() {
    var other = page
    other.inks.removeLast(7)
    let forth = Verdict(between: page.drawn(), and: other.drawn(dx: 0.2))
    let back = Verdict(between: other.drawn(dx: 0.2), and: page.drawn())
    #expect(abs(forth.score - back.score) < 1e-4 * forth.score)
    #expect(forth.answer == back.answer && forth.regions.map(\.box) == back.regions.map(\.box))
  }

  /// Equal tiles are skipped; a level of difference in each block makes none be.
  @Test func `what is skipped does not change the score`() {
    var page = InkPage(width: 420, height: 300)
    page.inks = InkPage.text().inks.map { $0.moved(130, 100) }
    var other = page
    other.inks.removeLast(5)
    let pictures = (page.drawn(), other.drawn())
    let speckled = Bitmap(420, 300) { x, y in
      let isFar = !(110..<310).contains(x) || !(80..<240).contains(y)
      return isFar && x % 8 == 3 && y % 8 == 3
        ? Color(254, 254, 254, 255) : pictures.1.color(x: x, y: y)
    }
    let skipping = Verdict(between: pictures.0, and: pictures.1)
    let complete = Verdict(between: pictures.0, and: speckled)
    #expect(skipping == complete && skipping.answer == .different)
  }

  @Test func `a higher sensitivity never says less`() {
    for width in stride(from: 0.2, through: 2, by: 0.2) {
      var other = page
      other.inks.append(.init(x: 80, y: 24, width: width, height: width))
      let scores = VerdictOptions.Sensitivity.allCases.map {
        Verdict(between: page.drawn(), and: other.drawn(), .init(sensitivity: $0))
      }
      let answers = scores.map { Verdict.Answer.allCases.firstIndex(of: $0.answer) ?? 0 }
      #expect(answers == answers.sorted(by: >))
      #expect(Set(scores.map(\.score)).count == 1)
    }
  }

  @Test func `a page that moved as a whole is one region`() {
    var page = page
    page.inks += page.inks.map { $0.moved(0, 104) }
    page.height = 224
    let verdict = Verdict(between: page.drawn(), and: page.drawn(dx: 2))
    #expect(verdict.regions.count == 1 && verdict.regionCount == 1, "\(verdict)")
    guard case .moved(let dx, let dy) = verdict.regions.first?.kind else {
      Issue.record("\(verdict)")
      return
    }
    #expect(abs(dx - 2) <= 0.5 && abs(dy) <= 0.5)
  }

  @Test func `the strongest of too many regions are kept, and their number is told`() {
    var page = InkPage(width: 480, height: 480)
    for index in 0..<64 {
      let size = 2 + Double(index % 5)
      page.inks.append(
        .init(
          x: 20 + Double(index % 8) * 56, y: 20 + Double(index / 8) * 56, width: size, height: size)
      )
    }
    let blank = InkPage(width: 480, height: 480).drawn()
    let verdict = Verdict(between: page.drawn(), and: blank)
    #expect(verdict.regions.count == 50 && verdict.regionCount == 64, "\(verdict.regionCount)")
    #expect(verdict.regions.map(\.strength) == verdict.regions.map(\.strength).sorted(by: >))
  }

  @Test func `rules whose width is rounded look the same`() {
    func ruled(_ thickness: Double, _ y: Double) -> Bitmap {
      var page = InkPage()
      page.inks = (0..<6).map {
        .init(x: 10, y: y + 16 * Double($0), width: 140, height: thickness)
      }
      return page.drawn()
    }
    let verdict = Verdict(between: ruled(0.7, 12.6), and: ruled(1, 12))
    #expect(verdict.answer == .same, "\(verdict)")
    #expect(Verdict(between: ruled(3, 11.5), and: ruled(1, 12)).answer == .different)
  }

  @Test(arguments: [72.0, 100, 150, 200], [0.0, 0.3, 0.5, 0.8])
  func `a lost full stop is found at any resolution`(dpi: Double, step: Double) {
    for isDark in [false, true] {
      var page = InkPage()
      page.inks = [.init(x: 0, y: 0, width: 160, height: 120, color: isDark ? .black : .white)]
      let ink = isDark ? Color.white : Color.black
      page.inks += InkPage.text(color: ink).inks
      var other = page
      other.inks.append(.init(x: 60 + step, y: 19 + step, width: 1.8, height: 1.8, color: ink))
      let verdict = Verdict(
        between: page.drawn(dpi: dpi), and: other.drawn(dpi: dpi), VerdictOptions(dpi: dpi))
      #expect(verdict.answer != .same, "\(verdict)")
      let place = Int(60 * dpi / 100)
      let box = verdict.regions.first?.box ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
      #expect(abs(box.x - place) <= 12, "\(box)")
    }
  }

  @Test func `hairlines that an engine makes a pixel wide look the same in coarse pictures`() {
    func ruled(_ thickness: Double, beyond step: Double) -> Bitmap {
      var page = InkPage()
      page.inks = (1...4).map { line in
        .init(x: 10, y: 20 * Double(line) / 0.72 + step, width: 140, height: thickness)
      }
      return page.drawn(dpi: 72)
    }
    let pictures = (ruled(0.5, beyond: 1), ruled(1 / 0.72, beyond: 0))
    func verdict(dpi: Double) -> Verdict {
      Verdict(between: pictures.0, and: pictures.1, VerdictOptions(dpi: dpi))
    }
    #expect(verdict(dpi: 72).answer == .same, "\(verdict(dpi: 72))")
    #expect(verdict(dpi: 100).answer == .different, "\(verdict(dpi: 100))")
  }
}
