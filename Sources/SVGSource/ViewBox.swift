#if MuPDF || SVG
  import RenderKit

  /// What a `viewBox` attribute says about the picture's proportions.
  enum ViewBox {
    case missing
    case invalid
    case size(Size)

    /// Reads the attribute: four numbers between which are spaces, one comma, or both; what follows
    /// the fourth number and a space does not matter.
    init(_ text: String?) {
      guard let text else {
        self = .missing
        return
      }
      guard let numbers = Self.numbers(in: text), numbers[2] > 0, numbers[3] > 0 else {
        self = .invalid
        return
      }
      self = .size(Size(width: numbers[2], height: numbers[3]))
    }

    private static func numbers(in text: String) -> [Double]? {
      var fields = text.split(separator: ",", omittingEmptySubsequences: false)
        .map { $0.split(whereSeparator: \.isWhitespace) }
      if fields.count > 1, fields.last?.isEmpty == true { fields.removeLast() }
      guard !fields.contains(where: \.isEmpty) else { return nil }
      let numbers = fields.joined().prefix(4)
        .compactMap { SVGLength.number($0.lowercased()) }
      return numbers.count == 4 ? numbers : nil
    }
  }
#endif
