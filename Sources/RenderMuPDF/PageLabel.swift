#if MuPDF
  /// A page's label as a PDF composes it (ISO 32000-2, section 12.4.2).
  struct PageLabel: CustomStringConvertible {
    let prefix: String
    /// The letter of the numbering style; any other value stands for no number.
    let style: UInt8
    let number: Int

    var description: String { prefix + numeral }

    private var numeral: String {
      switch style {
      case UInt8(ascii: "D"): String(number)
      case UInt8(ascii: "R"): roman.uppercased()
      case UInt8(ascii: "r"): roman
      case UInt8(ascii: "A"): letters.uppercased()
      case UInt8(ascii: "a"): letters
      default: ""
      }
    }

    /// Numbers that no Roman numeral of sensible length stands for stay decimal.
    private var roman: String {
      guard (1..<5000).contains(number) else { return String(number) }
      let numerals = [
        (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"),
        (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
      ]
      var (rest, text) = (number, "")
      for (value, numeral) in numerals {
        text += String(repeating: numeral, count: rest / value)
        rest %= value
      }
      return text
    }

    /// a to z, then aa to zz, then aaa to zzz.
    private var letters: String {
      guard (1..<1000).contains(number) else { return String(number) }
      let letter = Character(UnicodeScalar(UInt8(ascii: "a") + UInt8((number - 1) % 26)))
      return String(repeating: letter, count: (number - 1) / 26 + 1)
    }
  }
#endif
