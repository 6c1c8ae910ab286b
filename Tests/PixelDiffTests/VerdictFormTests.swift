import Foundation
import PixelDiff
import RenderKit
import Testing

/// Sizes, resolutions, transparency and options.
struct VerdictFormTests {
  private let page = InkPage.text()

  @Test(arguments: [72.0, 100, 150, 200, 300])
  func `the verdict does not depend on the resolution`(dpi: Double) {
    var other = page
    for index in page.inks.indices where (30..<42).contains(page.inks[index].y) {
      other.inks[index] = page.inks[index].moved(3, 0)
    }
    let options = VerdictOptions(dpi: dpi)
    let first = page.drawn(dpi: dpi)
    let same = Verdict(between: first, and: page.drawn(dpi: dpi, dx: 0.2), options)
    let moved = Verdict(between: first, and: other.drawn(dpi: dpi), options)
    #expect(same.answer == .same && moved.answer == .different, "\(same) \(moved)")
    guard case .moved(let x, let y) = moved.regions.first?.kind else {
      Issue.record("\(moved)")
      return
    }
    #expect(abs(x - 3 * dpi / 100) <= 0.5 && abs(y) <= 0.5, "\(moved)")
    let box = moved.regions[0].box
    #expect(abs(Double(box.y) - 32 * dpi / 100) <= 8 * dpi / 100 && box.fits(in: first.size))
  }

  @Test func `sizes that engines round differently look the same`() {
    let picture = page.drawn()
    let larger = Bitmap(161, 122) { x, y in
      x < 160 && y < 120 ? picture.color(x: x, y: y) : .white
    }
    #expect(Verdict(between: picture, and: larger).answer == .same)
    #expect(Verdict(between: larger, and: picture).answer == .same)
  }

  @Test func `another size looks different, and what is farther out is a region`() {
    let picture = page.drawn()
    let larger = Bitmap(170, 120) { x, y in x < 160 ? picture.color(x: x, y: y) : .white }
    let added = Verdict(between: picture, and: larger)
    let missing = Verdict(between: larger, and: picture)
    #expect(added.answer == .different && added.score >= 10)
    #expect(added.regions.map(\.kind) == [.contentAdded])
    #expect(missing.regions.map(\.kind) == [.contentMissing])
    #expect(added.regions.map(\.box) == [PixelRect(x: 160, y: 0, width: 10, height: 120)])
  }

  @Test(arguments: [Color.white, .black], [Bitmap.Alpha.straight, .premultiplied])
  func `a mark on a transparent picture is found`(color: Color, alpha: Bitmap.Alpha) {
    let blank = Bitmap(40, 40, alpha: alpha, filled: .clear)
    let marked = Bitmap(40, 40, alpha: alpha) { x, y in
      (15..<20).contains(x) && (15..<20).contains(y) ? color : .clear
    }
    let verdict = Verdict(between: blank, and: marked)
    #expect(verdict.answer == .different)
    #expect(verdict.regions.map(\.kind) == [.contentAdded], "\(verdict)")
    #expect(Verdict(between: marked, and: marked).score == 0)
  }

  @Test func `the invisible color of transparent pixels does not count`() {
    let first = Bitmap(20, 20, filled: Color(255, 0, 0, 0))
    let second = Bitmap(20, 20, filled: Color(0, 255, 0, 0))
    #expect(Verdict(between: first, and: second).score == 0)
  }

  @Test func `pictures of any size are judged`() {
    for width in 1...20 {
      for height in [1, 2, 3, 7, 16, 17, 50] {
        for dpi in [10.0, 100, 150, 1e9] {
          let options = VerdictOptions(dpi: dpi)
          let black = Bitmap(width, height, filled: .black)
          let white = Bitmap(width, height, filled: .white)
          #expect(Verdict(between: black, and: white, options).answer == .different)
          #expect(Verdict(between: black, and: black, options).answer == .same)
        }
      }
    }
  }

  @Test func `rows may have bytes between them`() {
    let picture = page.drawn()
    let padded = Bitmap(160, 120, padding: 12) { x, y in picture.color(x: x, y: y) }
    #expect(Verdict(between: picture, and: padded).score == 0)
  }

  @Test func `thin lines may be bolder where that is tolerated, but not missing`() {
    func ruled(_ thickness: Double) -> Bitmap {
      var page = InkPage()
      page.inks = (0..<6).map {
        .init(x: 10, y: 12.2 + 16 * Double($0), width: 140, height: thickness)
      }
      return page.drawn()
    }
    let tolerant = VerdictOptions(toleratesHairlines: true)
    let pictures = (thin: ruled(0.4), bold: ruled(1.2))
    #expect(Verdict(between: pictures.thin, and: pictures.bold).answer == .different)
    let tolerated = Verdict(between: pictures.thin, and: pictures.bold, tolerant)
    #expect(tolerated.answer == .same, "\(tolerated)")
    #expect(Verdict(between: InkPage().drawn(), and: pictures.bold, tolerant).answer == .different)
  }

  @Test func `a verdict survives being written and read`() throws {
    var other = page
    for index in 0..<6 { other.inks[index] = page.inks[index].moved(3, 1) }
    other.inks.removeLast(3)
    let verdict = Verdict(between: page.drawn(), and: other.drawn())
    let data = try JSONEncoder().encode(verdict)
    #expect(try JSONDecoder().decode(Verdict.self, from: data) == verdict)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["verdict"] as? String == "different" && object["score"] is Double)
    let regions = try #require(object["regions"] as? [[String: Any]])
    #expect(Set(regions.compactMap { $0["kind"] as? String }) == ["moved", "contentMissing"])
    #expect(regions.count { $0["dx"] != nil && $0["dy"] != nil } == 1)
  }
}
