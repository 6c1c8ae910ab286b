import Dispatch
import Synchronization
import Testing

@testable import DeviceAssets

@Suite struct AssetLookupTests {
  @Test(arguments: LookupReference.devices)
  func `every combination of files gives what the rules say`(device: LookupReference) throws {
    let words = device.name.split(separator: " ")
    let scale = try #require(Scale(name: words[0]))
    let idiom = try #require(Idiom(rawValue: String(words[1])))
    let candidates = AssetLookup(device: Device(scale: scale, idiom: idiom))
      .candidates(for: "logo", .bitmap, fileExtension: "png")
    let bits = candidates.map { LookupReference.files.firstIndex(of: $0) }
    #expect(Set(candidates).isSuperset(of: LookupReference.files.filter { !$0.contains("~") }))
    let wrong = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 64) { part in
      for set in part * 4096..<(part + 1) * 4096 {
        var places = 0
        let found = AssetLookup.first(of: candidates, in: [0, 9]) { location, name in
          defer { places += 1 }
          return bits[places % candidates.count].map { set >> (location + $0) & 1 == 1 } ?? false
        }
        let bit = found.map { found in
          found.location + (LookupReference.files.firstIndex(of: found.fileName) ?? 99)
        }
        if bit ?? -1 != device.found(in: set) { wrong.withLock { $0 += 1 } }
      }
    }
    #expect(wrong.withLock { $0 } == 0)
  }

  @Test func `orientations come before idioms, the special before the general`() {
    let device = Device(scale: .x2, idiom: .ipad, orientation: .landscapeLeft)
    let names = AssetLookup(device: device).candidates(
      for: "a", .bitmap, fileExtension: "png"
    ).filter { $0.contains("@2x") }
    #expect(
      names == [
        "a-LandscapeLeft@2x~ipad.png", "a-LandscapeLeft@2x.png", "a-Landscape@2x~ipad.png",
        "a-Landscape@2x.png", "a@2x~ipad.png", "a@2x.png",
      ])
  }

  @Test func `scales go down from the device's own, and then up`() {
    func order(_ scale: Scale) -> [String] {
      AssetLookup(device: Device(scale: scale)).candidates(
        for: "a", .bitmap, fileExtension: "png"
      ).filter { $0 != "a@1x.png" }
    }
    #expect(order(.x1) == ["a.png", "a@2x.png", "a@3x.png", "a@4x.png"])
    #expect(order(.x2) == ["a@2x.png", "a.png", "a@3x.png", "a@4x.png"])
    #expect(order(.x3) == ["a@3x.png", "a@2x.png", "a.png", "a@4x.png"])
    #expect(order(Scale(1.5)) == ["a@1.5x.png", "a.png", "a@2x.png", "a@3x.png", "a@4x.png"])
  }

  @Test func `drawings have no scale`() {
    let lookup = AssetLookup(device: Device(scale: .x3, idiom: .iphone))
    #expect(
      lookup.candidates(for: "a", .vector) == [
        "a~iphone.pdf", "a~iphone.svg", "a~iphone.svgz", "a.pdf", "a.svg", "a.svgz",
      ])
  }
}
