import RenderConformance
import Testing

@testable import DeviceAssets

@Suite struct AssetFileNameTests {
  @Test(arguments: [
    ("logo.png", AssetFileName(name: "logo", fileExtension: "png")),
    ("logo@2x.png", AssetFileName(name: "logo", scale: .x2, fileExtension: "png")),
    (
      "logo@3x~ipad.png",
      AssetFileName(name: "logo", scale: .x3, idiom: .ipad, fileExtension: "png")
    ),
    (
      "Default-Portrait@2x~iphone.png",
      AssetFileName(
        name: "Default", orientation: .portrait, scale: .x2, idiom: .iphone,
        fileExtension: "png")
    ),
    (
      "a-LandscapeLeft.svg",
      AssetFileName(name: "a", orientation: .landscapeLeft, fileExtension: "svg")
    ),
    ("icon@1.5x.png", AssetFileName(name: "icon", scale: Scale(1.5), fileExtension: "png")),
    ("archive.tar.gz", AssetFileName(name: "archive.tar", fileExtension: "gz")),
    // What is no modifier, or stands in another order, belongs to the name.
    ("logo~ipad@2x.png", AssetFileName(name: "logo~ipad", scale: .x2, fileExtension: "png")),
    (
      "logo@2x-Portrait.png",
      AssetFileName(name: "logo@2x", orientation: .portrait, fileExtension: "png")
    ),
    ("logo@02x.png", AssetFileName(name: "logo@02x", fileExtension: "png")),
    ("logo@2X.png", AssetFileName(name: "logo@2X", fileExtension: "png")),
    ("logo~tv.png", AssetFileName(name: "logo~tv", fileExtension: "png")),
    ("@2x.png", AssetFileName(name: "@2x", fileExtension: "png")),
    ("~ipad", AssetFileName(name: "~ipad")), ("-Portrait", AssetFileName(name: "-Portrait")),
    (".png", AssetFileName(name: ".png")), ("", AssetFileName(name: "")),
  ])
  func `a name is read`(text: String, expected: AssetFileName) {
    #expect(AssetFileName(text) == expected)
    #expect(expected.description == text)
  }

  @Test func `any text is a name that gives the text again`() {
    let pieces = [
      "a", "-", "@", "~", ".", "2x", "3x", "1x", "0x", "1.5x", "ipad", "iphone", "Portrait",
      "Landscape", "LandscapeLeft", "png", "é", " ", "@2x", "~ipad", "-Portrait", "inf", "1e3x",
    ]
    var numbers = SeededGenerator(seed: 24)
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...7, using: &numbers)
      let text = (0..<count).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined()
      #expect(AssetFileName(text).description == text)
    }
  }

  @Test func `every name that is put together is read back`() {
    for name in ["logo", "a.b", "x y", "ico-n", "é@", "A~"] {
      for orientation in [nil] + Orientation.allCases {
        for scale in [nil, Scale.x1, .x2, .x3, Scale(1.5), Scale(0.75), Scale(12)] {
          for idiom in [nil] + Idiom.allCases {
            for fileExtension in [nil, "png", "svg"] where name != "a.b" || fileExtension != nil {
              let file = AssetFileName(
                name: name, orientation: orientation, scale: scale, idiom: idiom,
                fileExtension: fileExtension)
              guard fileExtension != nil || scale?.value.rounded() == scale?.value else { continue }
              #expect(AssetFileName(file.description) == file)
            }
          }
        }
      }
    }
  }
}
