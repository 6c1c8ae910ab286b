import RenderKit

/// What engines see differently of a page before they draw it.
struct PageDisagreements {
  /// Lengths up to this many points apart are the same: some libraries keep single precision only.
  private static let precision = 0.05

  private let observers: [PageObserver]
  private let box: PageBox

  /// Compares how engines describe a page of which a box is drawn.
  init(_ observers: [PageObserver], drawing box: PageBox) {
    self.observers = observers
    self.box = box
  }

  /// The disagreements: on the size, on boxes, on the rotation.
  var records: [DisagreementRecord] {
    ([size] + boxes + [rotation]).compactMap(\.self)
  }

  private var size: DisagreementRecord? {
    record(.pageSize) { page in
      let size = page.size(of: box)
      return [size.width, size.height]
    } words: {
      "\($0[0].points) x \($0[1].points) pt"
    }
  }

  private var rotation: DisagreementRecord? {
    record(.rotation) {
      [Double($0.rotation.rawValue)]
    } words: {
      "\($0[0].points) degrees"
    }
  }

  /// A box that no engine tells from the one it defaults to is not worth a record of its own.
  private var boxes: [DisagreementRecord?] {
    [PageBox.media, .crop, .bleed, .trim, .art].map { box in
      guard let origin = box.fallback else { return record(box) }
      let isDefault = observers.allSatisfy { $0.page.boxes[box] == $0.page.boxes[origin] }
      return isDefault ? nil : record(box)
    }
  }

  private func record(_ box: PageBox) -> DisagreementRecord? {
    record(.box) { page in
      let rect = page.boxes[box]
      return [rect.x, rect.y, rect.width, rect.height]
    } words: {
      "\(box.rawValue) box \($0[2].points) x \($0[3].points) at \($0[0].points),\($0[1].points)"
    }
  }

  /// Numbers that are the same to within the precision are given the same words.
  private func record(
    _ aspect: DisagreementRecord.Aspect, _ numbers: (PageInfo) -> [Double],
    words: ([Double]) -> String
  ) -> DisagreementRecord? {
    var known: [[Double]] = []
    let values = observers.map { observer in
      let own = numbers(observer.page)
      let same = known.first { zip($0, own).allSatisfy { abs($0 - $1) <= Self.precision } } ?? own
      known.append(same)
      return observer.saying(words(same))
    }
    return DisagreementRecord(aspect, values)
  }
}

extension PageBox {
  /// The box that stands in where this one is not given (ISO 32000-2, table 31).
  fileprivate var fallback: PageBox? {
    switch self {
    case .media: nil
    case .crop: .media
    case .bleed, .trim, .art: .crop
    }
  }
}

extension Double {
  /// A length in words, to a hundredth.
  fileprivate var points: String {
    let hundredths = (self * 100).rounded()
    let text = "\(hundredths / 100)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
