import Foundation
import RenderKit
import TestSupport

/// Pages as PDFium draws them, through PyPI's pypdfium2 in the oracles' Python environment.
enum PDFiumPages {
  static let isInstalled: Bool = {
    guard let python = SharedFiles.python else { return false }
    return (try? Program(python).run(["-c", "import pypdfium2"]))?.status == 0
  }()

  /// The pictures of a document's first pages; none where PDFium does not open it.
  static func pictures(of file: String, dpi: Double, pages: Int) throws -> [Bitmap?] {
    guard let python = SharedFiles.python else { return [] }
    let output = try Program(python).run(["-c", script, file, "\(dpi / 72)", "\(pages)"]).output
    var pictures: [Bitmap?] = []
    var rest = output[...]
    while rest.count >= 8 {
      let header = [UInt8](rest.prefix(8))
      let size = PixelSize(
        width: Int(header[0]) | Int(header[1]) << 8, height: Int(header[4]) | Int(header[5]) << 8)
      let count = size.width * size.height * 4
      rest = rest.dropFirst(8)
      guard count > 0, rest.count >= count else {
        pictures.append(nil)
        continue
      }
      pictures.append(
        Bitmap(PixelLayout(size), alpha: .straight, bytes: [UInt8](rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return pictures
  }

  private static let script = """
    import resource, struct, sys
    import pypdfium2
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
    document = pypdfium2.PdfDocument(sys.argv[1])
    document.init_forms()
    for index in range(min(int(sys.argv[3]), len(document))):
      data, size = b"", (0, 0)
      try:
        page = document[index]
        if page.get_width() * page.get_height() * float(sys.argv[2]) ** 2 < 4_000_000:
          picture = page.render(scale=float(sys.argv[2])).to_pil().convert("RGBA")
          size, data = picture.size, picture.tobytes("raw", "BGRA")
      except pypdfium2.PdfiumError:
        pass
      sys.stdout.buffer.write(struct.pack("<II", *size) + data)
    """
}
