#if MuPDF || SVG
  /// A CSS length as librsvg reads it.
  struct SVGLength: Equatable {
    /// What the number counts.
    enum Unit: String {
      case pixels = "px"
      case percent = "%"
      case em, ex
      case inches = "in"
      case centimeters = "cm"
      case millimeters = "mm"
      case points = "pt"
      case picas = "pc"
    }

    let value: Double
    let unit: Unit

    /// Reads a number with an optional unit; `nil` where it is anything else.
    init?(_ text: Substring) {
      let text = text.trimmingSpaces.lowercased()
      let number = Self.numberPrefix(of: text)
      guard let value = Self.number(number) else { return nil }
      let suffix = text.dropFirst(number.count)
      guard let unit = suffix.isEmpty ? .pixels : Unit(rawValue: String(suffix)) else { return nil }
      self.value = value
      self.unit = unit
    }

    /// The length in CSS pixels at 96 per inch; `nil` for a percentage, which has none by itself.
    func pixels(fontSize: Double) -> Double? {
      switch unit {
      case .pixels: value
      case .percent: nil
      case .em: value * fontSize
      case .ex: value * fontSize / 2
      case .inches: value * 96
      case .centimeters: value * 96 / 2.54
      case .millimeters: value * 96 / 25.4
      case .points: value * 96 / 72
      case .picas: value * 96 / 6
      }
    }

    /// Reads a finite CSS number in single precision, its exponent in lower case.
    static func number(_ text: some StringProtocol) -> Double? {
      guard numberPrefix(of: String(text)).count == text.count, let value = Float(text),
        value.isFinite
      else { return nil }
      return Double(value)
    }

    /// The longest beginning that is a CSS number: a point needs a digit behind it, and so does an
    /// `e`, which else begins `em` or `ex`.
    private static func numberPrefix(of text: String) -> Substring {
      var rest = text[...]
      if rest.first == "+" || rest.first == "-" { rest.removeFirst() }
      rest = rest.drop(while: \.isASCIIDigit)
      if rest.first == ".", rest.dropFirst().first?.isASCIIDigit == true {
        rest = rest.dropFirst().drop(while: \.isASCIIDigit)
      }
      if rest.first == "e" {
        var exponent = rest.dropFirst()
        if exponent.first == "+" || exponent.first == "-" { exponent.removeFirst() }
        if exponent.first?.isASCIIDigit == true { rest = exponent.drop(while: \.isASCIIDigit) }
      }
      return text[..<rest.startIndex]
    }
  }

  extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isWholeNumber }
  }

  extension Substring {
    var trimmingSpaces: Substring {
      let start = drop(while: \.isWhitespace)
      guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
      return start[...last]
    }
  }
#endif
