#if Poppler
  import RenderKit

  /// A small PDF, each page of which has one font of another document, and nothing else.
  ///
  /// Poppler tells of a font what it draws in its place only while it goes through a whole document
  /// from the start, and tells it once. What it tells is kept apart from drawing, too: Poppler
  /// remembers substitutes by name, so that fonts looked up would change the pixels drawn after.
  struct FontSheet {
    /// The most objects of fonts, each of which has a handful.
    private static let greatestObjectCount = 8 * DocumentFont.greatestCount

    /// Font, descendant, descriptor, font file, and an entry of that, with arrays between.
    private static let greatestDepth = 8

    /// Entries that have no part in which font is chosen.
    private static let skipped: Set = [
      "/ToUnicode", "/Widths", "/W", "/W2", "/CIDToGIDMap", "/CIDSet", "/CharProcs", "/Resources",
    ]

    /// The objects by number, under which they refer to each other.
    private var objects: [Int: (generation: Int, body: [UInt8])] = [:]
    private var fonts: [String] = []

    init(_ dictionaries: [QPDFObject]) throws(RenderError) {
      for font in dictionaries { try add(font, depth: Self.greatestDepth) }
      for font in dictionaries { refer(to: font) }
    }

    /// The document.
    var bytes: [UInt8] {
      var objects = objects
      let pages = (objects.keys.max() ?? 0) + 1
      let kids = fonts.indices.map { "\(pages + 2 + $0) 0 R" }.joined(separator: " ")
      let texts =
        [
          "<</Type/Pages/Count \(fonts.count)/Kids[\(kids)]>>",
          "<</Type/Catalog/Pages \(pages) 0 R>>",
        ]
        + fonts.map { font in
          "<</Type/Page/Parent \(pages) 0 R/MediaBox[0 0 1 1]/Resources<</Font<</F \(font)>>>>>>"
        }
      for (index, text) in texts.enumerated() { objects[pages + index] = (0, Array(text.utf8)) }
      return Self.file(of: objects, catalog: pages + 1)
    }

    private mutating func refer(to font: QPDFObject) {
      var number = font.objectNumber
      if number == nil {
        let new = (objects.keys.max() ?? 0) + 1
        objects[new] = (0, font.written)
        number = new
      }
      guard let number, let object = objects[number] else { return }
      fonts.append("\(number) \(object.generation) R")
    }

    private mutating func add(_ object: QPDFObject, depth: Int) throws(RenderError) {
      guard depth > 0 else { return }
      if let number = object.objectNumber {
        guard objects[number] == nil else { return }
        guard objects.count < Self.greatestObjectCount else {
          throw RenderError(
            .damagedDocument, "The page's fonts have too many parts; it seems to be damaged.",
            engine: "poppler")
        }
        objects[number] = (object.generation, object.written)
      }
      for item in object.items { try add(item, depth: depth - 1) }
      for key in object.keys where !Self.skipped.contains(key) {
        try add(object[key], depth: depth - 1)
      }
    }

    /// Writes objects with a cross-reference table of as many sections (ISO 32000-2, 7.5.4).
    private static func file(
      of objects: [Int: (generation: Int, body: [UInt8])], catalog: Int
    ) -> [UInt8] {
      var file = Array("%PDF-1.7\n".utf8)
      var table = "xref\n0 1\n0000000000 65535 f \n"
      for (number, object) in objects.sorted(by: { $0.key < $1.key }) {
        let (offset, generation) = (padded(file.count, 10), padded(object.generation, 5))
        table += "\(number) 1\n\(offset) \(generation) n \n"
        file += Array("\(number) \(object.generation) obj\n".utf8) + object.body
        file += Array("\nendobj\n".utf8)
      }
      let start = file.count
      table += "trailer\n<</Size \((objects.keys.max() ?? 0) + 1)/Root \(catalog) 0 R>>\n"
      return file + Array((table + "startxref\n\(start)\n%%EOF\n").utf8)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
  }
#endif
