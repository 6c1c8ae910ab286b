#if Poppler
  import CFreeType
  import RenderKit

  /// Whether font files that documents carry can be read at all.
  ///
  /// Poppler calls a font embedded whose file is damaged, and then draws no text with it. Whether it
  /// can read the file is for FreeType to say, in Poppler as here.
  struct FontFileCheck {
    /// The answers, by the number of the object that is the file: pages share fonts.
    private var answers: [Int: Bool] = [:]

    /// Whether the file of a font can be read; also where that has none, or one in an unknown coding.
    mutating func isReadable(of font: QPDFObject) -> Bool {
      let descendant = font["/DescendantFonts"].items.first ?? font
      let descriptor = descendant["/FontDescriptor"]
      let files = ["/FontFile", "/FontFile2", "/FontFile3"].map { descriptor[$0] }
      guard let file = files.first(where: \.isStream), let number = file.objectNumber else {
        return true
      }
      let answer = answers[number] ?? file.streamData(decoded: true).map(Self.opens) ?? true
      answers[number] = answer
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
