/// Something for each pair of a few pictures, whichever of them is named first.
struct PairTable<Element> {
  let count: Int
  private let elements: [Element]

  init(count: Int, _ element: (_ first: Int, _ second: Int) -> Element) {
    self.count = count
    var elements: [Element] = []
    for second in 0..<count {
      for first in 0..<second { elements.append(element(first, second)) }
    }
    self.elements = elements
  }

  /// Makes a table, or gives up where a pair has no element.
  init?(count: Int, _ element: (_ first: Int, _ second: Int) -> Element?) {
    var elements: [Element] = []
    for second in 0..<count {
      for first in 0..<second {
        guard let element = element(first, second) else { return nil }
        elements.append(element)
      }
    }
    self.init(count: count, elements)
  }

  private init(count: Int, _ elements: [Element]) {
    self.count = count
    self.elements = elements
  }

  subscript(first: Int, second: Int) -> Element {
    let later = max(first, second)
    return elements[later * (later - 1) / 2 + min(first, second)]
  }

  func map<Other>(_ transform: (Element) -> Other) -> PairTable<Other> {
    PairTable<Other>(count: count, elements.map(transform))
  }

  func contains(where predicate: (Element) -> Bool) -> Bool { elements.contains(where: predicate) }
}
