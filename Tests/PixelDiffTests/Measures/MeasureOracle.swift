import Foundation
import RenderKit
import TestSupport

/// What scikit-image and numpy measure, and Python's hashlib.
///
/// They are looked for in `.build/oracles`, a Python environment.
enum MeasureOracle {
  struct Case: Encodable {
    let first: PixelmatchOracle.Picture
    let second: PixelmatchOracle.Picture
  }

  struct Answer: Decodable {
    let ssim: Double?
    let ssimLuma: Double?
    let gaussian: Double?
    let gaussianLuma: Double?
    let msssim: Double?
    let msssimUniform: Double?
    /// Median, 95 %, 99 % and greatest.
    let ciede2000: [Double]
    let hash: String
  }

  static let isInstalled: Bool = {
    guard let python = SharedFiles.python else { return false }
    let outcome = try? Program(python).run(["-c", "import skimage.metrics"])
    return outcome?.status == 0
  }()

  static func answers(of cases: [Case], in folder: TemporaryDirectory) throws -> [Answer] {
    let manifest = folder.url.appending(path: "measures.json")
    try JSONEncoder().encode(cases).write(to: manifest)
    let python = Program(SharedFiles.python ?? "")
    let outcome = try python.run(["-W", "ignore", "-c", script, manifest.path])
    guard outcome.status == 0 else { throw PixelmatchOracle.Failure(status: outcome.status) }
    return try JSONDecoder().decode([Answer].self, from: outcome.output)
  }

  private static let script = """
    import hashlib, json, struct, sys
    import numpy
    from skimage.color import deltaE_ciede2000, rgb2gray, rgb2lab
    from skimage.metrics import structural_similarity

    def load(p):
      pixels = numpy.fromfile(p["file"], numpy.uint8).reshape(p["height"], p["width"], 4)
      pixels = pixels[:, :, [2, 1, 0, 3]].astype(int)
      color, alpha = pixels[:, :, :3], pixels[:, :, 3:]
      if not p["isPremultiplied"]:
        color = (color * alpha + 127) // 255
      straight = numpy.where(
        alpha > 0, (color * 255 + alpha // 2) // numpy.maximum(alpha, 1), 0)
      rgba = numpy.concatenate([numpy.minimum(straight, 255), alpha], axis=2).astype(numpy.uint8)
      head = struct.pack(">II", p["width"], p["height"])
      return (color + 255 - alpha).astype(numpy.uint8), hashlib.sha256(
        head + rgba.tobytes()).hexdigest()

    PAPER = dict(gaussian_weights=True, sigma=1.5, use_sample_covariance=False)

    def ssim(a, b, **options):
      return structural_similarity(a, b, data_range=255, **options)

    def halved(a):
      a = a[:a.shape[0] // 2 * 2, :a.shape[1] // 2 * 2]
      return (a[::2, ::2] + a[1::2, ::2] + a[::2, 1::2] + a[1::2, 1::2]) / 4

    def multiscale(a, b, **options):
      product = 1
      for scale, weight in enumerate([0.0448, 0.2856, 0.3001, 0.2363, 0.1333]):
        # A huge K1 makes the luminance term 1.
        term = ssim(a, b, **options, **({} if scale == 4 else {"K1": 1e6}))
        product *= max(term, 0) ** weight
        a, b = halved(a), halved(b)
      return product

    def multichannel(a, b, **options):
      a, b = a.astype(float), b.astype(float)
      return numpy.mean([multiscale(a[:, :, c], b[:, :, c], **options) for c in range(3)])

    answers = []
    for case in json.load(open(sys.argv[1])):
      (a, hash), (b, _) = load(case["first"]), load(case["second"])
      side = min(a.shape[:2])
      gray = rgb2gray(a) * 255, rgb2gray(b) * 255
      distances = deltaE_ciede2000(rgb2lab(a), rgb2lab(b)).ravel()
      answers.append(dict(
        ssim=ssim(a, b, channel_axis=-1) if side >= 7 else None,
        ssimLuma=ssim(*gray) if side >= 7 else None,
        gaussian=ssim(a, b, channel_axis=-1, **PAPER) if side >= 11 else None,
        gaussianLuma=ssim(*gray, **PAPER) if side >= 11 else None,
        msssim=multichannel(a, b, **PAPER) if side >= 176 else None,
        msssimUniform=multichannel(a, b) if side >= 112 else None,
        ciede2000=[*numpy.percentile(distances, [50, 95, 99], method="inverted_cdf"),
          distances.max()],
        hash=hash))
    print(json.dumps(answers))
    """
}
