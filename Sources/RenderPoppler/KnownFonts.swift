#if Poppler
  import CFreeType
  import RenderKit

  /// The fonts of a document that Poppler need not be asked about, or not again: pages share fonts.
  struct KnownFonts {
    /// Fonts that Poppler always draws with, where their file can be read.
    private static let simple: Set = ["Type1", "MMType1", "TrueType"]

    private var fonts: [Int: DocumentFont] = [:]

    /// Whether font files can be read, by the numbers of their objects.
    private var files: [Int: Bool] = [:]

    /// A font, where it is known.
    mutating func font(_ dictionary: QPDFObject) -> DocumentFont? {
      if let number = dictionary.objectNumber, let font = fonts[number] { return font }
      let kind = dictionary["/Subtype"].name ?? ""
      let isSimple = Self.simple.contains(kind) && dictionary["/DescendantFonts"].isNull
      let isReadable = kind == "Type3" ? true : isSimple ? hasReadableFile(dictionary) : nil
      return isReadable.map {
        DocumentFont(dictionary.fontName, isEmbedded: true, isMissing: !$0)
      }
    }

    mutating func remember(_ font: DocumentFont, as number: Int?) {
      if let number { fonts[number] = font }
    }

    /// Whether the file that the document carries for a font can be read; `nil` where there is none.
    ///
    /// Poppler calls a font embedded whose file is damaged, and then draws no text with it. Whether
    /// the file can be read is for FreeType to say, in Poppler as here.
    mutating func hasReadableFile(_ font: QPDFObject) -> Bool? {
      let descendant = font["/DescendantFonts"].items.first ?? font
      let descriptor = descendant["/FontDescriptor"]
      let files = ["/FontFile", "/FontFile2", "/FontFile3"].map { descriptor[$0] }
      guard let file = files.first(where: \.isStream), let number = file.objectNumber else {
        return nil
      }
      let answer = self.files[number] ?? file.streamData(decoded: true).map(Self.opens) ?? true
      self.files[number] = answer
      return answer
    }

    private static func opens(_ bytes: [UInt8]) -> Bool {
      var library: FT_Library?
      guard unsafe FT_Init_FreeType(&library) == 0 else { return true }
      defer { unsafe FT_Done_FreeType(library) }
      return unsafe bytes.withUnsafeBufferPointer { bytes in
        var face: FT_Face?
        let status = unsafe FT_New_Memory_Face(
          library, bytes.baseAddress, FT_Long(bytes.count), 0, &face)
        unsafe FT_Done_Face(face)
        return status == 0
      }
    }
  }
#endif
