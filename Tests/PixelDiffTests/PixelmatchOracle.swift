import Foundation
import RenderKit
import TestSupport

/// The counts of PyPI's pixelmatch-fast 1.3.4, which are those of pixelmatch 7.2.0.
///
/// It is looked for in `.build/oracles`, a Python environment that has pixelmatch-fast and Pillow.
enum PixelmatchOracle {
  /// A picture in a file: a PNG file, or pixels of ours if there is a size.
  struct Picture: Encodable {
    let file: String
    var width: Int?
    var height: Int?
    var isPremultiplied = false
  }

  struct Case: Encodable {
    let first: Picture
    let second: Picture
    let threshold: Double
    let includeAntialiasing: Bool
  }

  static let isInstalled = SharedFiles.python != nil

  /// The count of each case, for the common part of its pictures.
  static func counts(of cases: [Case], in folder: TemporaryDirectory) throws -> [Int] {
    let manifest = folder.url.appending(path: "cases.json")
    try JSONEncoder().encode(cases).write(to: manifest)
    return try JSONDecoder().decode([Int].self, from: run(countingScript, [manifest.path]))
  }

  /// Decodes a PNG file.
  static func decode(_ file: URL) throws -> Bitmap {
    let data = [UInt8](try run(decodingScript, [file.path]))
    let size = PixelSize(
      width: Int(data[0]) | Int(data[1]) << 8, height: Int(data[2]) | Int(data[3]) << 8)
    return Bitmap(PixelLayout(size), alpha: .straight, bytes: [UInt8](data[4...]))
  }

  /// Threads cost more than they save on small pictures.
  private static func run(_ script: String, _ arguments: [String]) throws -> Data {
    let python = Program(SharedFiles.python ?? "", environment: ["NUMBA_NUM_THREADS": "1"])
    let outcome = try python.run(["-W", "ignore", "-c", script] + arguments)
    guard outcome.status == 0 else { throw Failure(status: outcome.status) }
    return outcome.output
  }

  struct Failure: Error { let status: Int32 }

  private static let decodingScript = """
    import sys, struct
    from PIL import Image
    picture = Image.open(sys.argv[1]).convert("RGBA")
    sys.stdout.buffer.write(struct.pack("<HH", *picture.size) + picture.tobytes("raw", "BGRA"))
    """

  private static let countingScript = """
    import functools, json, sys
    import numpy
    from PIL import Image
    from pixelmatch import pixelmatch

    @functools.lru_cache(8)
    def load(file, width, height, premultiplied):
      if not width:
        return Image.open(file).convert("RGBA")
      pixels = numpy.fromfile(file, numpy.uint8).reshape(height, width, 4)
      pixels = pixels[:, :, [2, 1, 0, 3]].copy()
      if premultiplied:
        color, alpha = pixels[:, :, :3].astype(int), pixels[:, :, 3:].astype(int)
        straight = (color * 255 + alpha // 2) // numpy.maximum(alpha, 1)
        pixels[:, :, :3] = numpy.where(alpha > 0, straight, 0)
      return Image.fromarray(pixels)

    def picture(p):
      return load(p["file"], p.get("width"), p.get("height"), p["isPremultiplied"])

    counts = []
    for case in json.load(open(sys.argv[1])):
      first, second = picture(case["first"]), picture(case["second"])
      common = (0, 0, min(first.width, second.width), min(first.height, second.height))
      counts.append(pixelmatch(
        first.crop(common), second.crop(common), threshold=case["threshold"],
        includeAA=case["includeAntialiasing"]))
    print(json.dumps(counts))
    """
}
