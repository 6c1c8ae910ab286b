extension LoggedRegion {
  /// What happened, in words.
  var phrase: String {
    switch kind {
    case "contentMissing": "content missing"
    case "contentAdded": "content added"
    case "moved": "moved by \((dx ?? 0).rounded(places: 1)),\((dy ?? 0).rounded(places: 1))"
    case "colorChanged": "color changed"
    case "shapeChanged": "shape changed"
    case "antialiasingOnly": "antialiasing only"
    default: kind
    }
  }
}

extension Double {
  /// The nearest number with so many decimals.
  func rounded(places: Int) -> Double {
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    return (self * factor).rounded() / factor
  }
}
