import Foundation
import RenderKit

extension ReportFixture {
  static var settings: [String: Any] {
    ["dpi": 72, "box": "crop", "rotation": 0, "background": "#ffffff", "annotations": true]
  }

  static var regions: [[String: Any]] {
    [
      [
        "box": ["x": 40, "y": 60, "width": 65, "height": 40], "pixels": 2600, "strength": 0.8,
        "kind": "moved", "dx": 5.0, "dy": 0.0,
      ],
      [
        "box": ["x": 40, "y": 200, "width": 60, "height": 10], "pixels": 600, "strength": 0.6,
        "kind": "colorChanged",
      ],
    ]
  }

  static func engine(_ id: String) -> [String: Any] { ["id": id, "version": "1.2"] }

  static func provenance(_ file: String) -> [String: Any] {
    ["file": file, "sha256": String(repeating: "0a", count: 32), "byteCount": 9, "format": "pdf"]
  }

  static func picture(_ page: Int, _ document: String, _ engine: String) -> String {
    "out/\(document == self.document ? "one" : "two")-p\(page).\(engine).png"
  }

  static func failure(_ page: Int, _ document: String, _ engine: String) -> [String: Any] {
    [
      "document": provenance(document), "engine": self.engine(engine), "settings": settings,
      "page": page, "outcome": "crashed", "warnings": [Any](), "precedingFailures": [Any](),
      "failure": [
        "code": "engineCrashed", "message": "The engine's process ended.", "engine": engine,
      ],
    ]
  }

  func comparison(
    _ page: Int, _ document: String, _ engines: [String], _ isFound: Bool
  ) -> [String: Any] {
    func side(_ engine: String) -> [String: Any] {
      [
        "document": Self.provenance(document), "engine": Self.engine(engine), "page": page,
        "picture": Self.picture(page, document, engine),
      ]
    }
    return [
      "first": side(engines[0]), "second": side(engines[1]), "settings": Self.settings,
      "comparison": ["threshold": 0.1, "includeAntialiasing": false],
      "judgment": ["sensitivity": "normal", "toleratesHairlines": false, "dpi": 72],
      "agreement": isFound ? "different" : "identical", "verdict": isFound ? "different" : "same",
      "score": isFound ? 4.5 : 0.0, "regions": isFound ? Self.regions : [],
      "result": isFound ? "fail" : "pass", "pixels": 52000, "pixelmatch": isFound ? 900 : 0,
      "antialiased": 0, "differingPixels": isFound ? 900 : 0,
      "maxChannelDifference": isFound ? 200 : 0, "meanChannelDifference": isFound ? 2.5 : 0.0,
      "psnr": isFound ? 26.0 : NSNull(), "firstSize": ["width": 200, "height": 260],
      "secondSize": ["width": 200, "height": 260],
    ]
  }

  /// Bars on white, one of which may lie 5 pixels to the right and another be of another color.
  static func drawing(page: Int, moves: Bool) -> Bitmap {
    let size = PixelSize(width: 200, height: 260)
    let layout = PixelLayout(size)
    var bytes = [UInt8](repeating: 255, count: layout.byteCount)
    func fill(_ box: PixelRect, _ color: [UInt8]) {
      for y in box.y..<box.y + box.height {
        for x in box.x..<box.x + box.width {
          for channel in 0..<3 { bytes[y * layout.bytesPerRow + x * 4 + channel] = color[channel] }
        }
      }
    }
    fill(PixelRect(x: 40, y: 20, width: 20 * page % 120 + 10, height: 12), [90, 60, 30])
    fill(PixelRect(x: moves ? 45 : 40, y: 60, width: 60, height: 40), [160, 100, 50])
    fill(PixelRect(x: 40, y: 200, width: 60, height: 10), moves ? [40, 40, 200] : [40, 160, 40])
    return Bitmap(layout, bytes: bytes)
  }
}
