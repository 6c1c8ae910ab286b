#if MuPDF || SVG
  /// The font size of a root element, by which `em` and `ex` are measured.
  enum FontSize {
    /// The size in pixels where the document gives none.
    static let initial = 12.0

    /// Reads a `font-size` value; `nil` where it is invalid.
    static func pixels(_ text: Substring) -> Double? {
      let text = text.trimmingSpaces
      if let keyword = keywords[text.lowercased()] { return keyword }
      guard let length = SVGLength(text) else { return nil }
      return length.unit == .percent
        ? length.value / 100 * initial : length.pixels(fontSize: initial)
    }

    private static let keywords: [String: Double] = [
      "smaller": initial / 1.2, "larger": initial * 1.2, "xx-small": 16 / 1.728,
      "x-small": 16 / 1.44, "small": 16 / 1.2, "medium": 16, "large": 16 * 1.2,
      "x-large": 16 * 1.44,
      "xx-large": 16 * 1.728,
    ]
  }
#endif
