import Foundation
import RenderConformance
import RenderImageFile
import RenderKit
import RenderRaster
import TestSupport
import Testing

/// Pictures to draw, and programs that make and resize them.
enum Samples {
  static let hasNetpbm = ["pnmtojpeg", "pnmtopng", "pamflip"].allSatisfy(Program.isInstalled)
  static let hasPillow = SharedFiles.python != nil

  /// Soft noise: as in a photograph neighbors are alike, but no two places are.
  static func photograph(
    _ size: PixelSize, isOpaque: Bool = true, seed: UInt64 = 1
  ) -> Bitmap {
    var numbers = SeededGenerator(seed: seed)
    let waves = (0..<12).map { _ in
      (0..<3).map { _ in Double.random(in: 0.02...0.5, using: &numbers) }
    }
    var bytes: [UInt8] = []
    for y in 0..<size.height {
      for x in 0..<size.width {
        var pixel = (0..<4).map { channel in
          waves[(channel * 3)..<(channel * 3 + 3)].reduce(127.0) { sum, wave in
            sum + 28 * sin(wave[0] * Double(x) + wave[1] * Double(y) + wave[2] * 40)
          }
        }
        if isOpaque { pixel[3] = 255 }
        bytes += pixel.map { UInt8(min(255, max(0, $0))) }
      }
    }
    return Bitmap(PixelLayout(size), alpha: .straight, bytes: bytes)
  }

  static func png(_ bitmap: Bitmap) throws -> DocumentSource {
    DocumentSource(bytes: try bitmap.encoded(as: .png), name: "sample.png")
  }

  /// What netpbm makes of a picture.
  static func converted(_ bitmap: Bitmap, _ commands: String) throws -> DocumentSource {
    let folder = try TemporaryDirectory()
    try bitmap.write(to: folder.path("in.ppm"), as: .ppm)
    let command = "\(commands.replacing("IN", with: folder.path("in.ppm"))) > \(folder.path("out"))"
    let outcome = try Program("/bin/sh").run(["-c", command])
    try #require(outcome.status == 0, "\(commands)")
    let bytes = try Data(contentsOf: folder.url.appending(path: "out"))
    return DocumentSource(bytes: Array(bytes), name: "sample")
  }

  static func draw(
    _ source: DocumentSource, _ scaling: Scaling = .scale(1), limits: DocumentLimits = .init(),
    background: Background = .transparent, rotation: Rotation = .none
  ) throws -> (bitmap: Bitmap, notes: RenderNotes) {
    let document = try RasterEngine().open(source, OpenOptions(limits: limits))
    return try document.render(
      PageRequest(page: 0, scaling: scaling, rotation: rotation, background: background))
  }
}

extension Bitmap {
  /// The greatest difference of a channel, and the mean one.
  func difference(from other: Bitmap) -> (greatest: Int, mean: Double) {
    let differences = zip(bytes, other.bytes).map { abs(Int($0) - Int($1)) }
    return (
      differences.max() ?? 0, Double(differences.reduce(0, +)) / Double(differences.count)
    )
  }
}
