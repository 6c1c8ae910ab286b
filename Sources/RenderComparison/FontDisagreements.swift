import RenderKit

/// The fonts of a page that one engine lacks or replaces and another one does not.
///
/// Which font an engine takes instead is its own affair.
struct FontDisagreements {
  private let observers: [PageObserver]

  init(_ observers: [PageObserver]) { self.observers = observers }

  /// A disagreement for each such font, in order of their names.
  var records: [DisagreementRecord] {
    Set(observers.flatMap(\.fonts).map(\.name)).sorted().compactMap(record)
  }

  /// Engines that do not list the font have nothing to say.
  private func record(_ name: String) -> DisagreementRecord? {
    let sights = observers.compactMap { observer -> (fate: Fate, PageObserver, DocumentFont)? in
      let fonts = observer.fonts.filter { $0.name == name }.map { (Fate($0), observer, $0) }
      return fonts.max { $0.0.rawValue < $1.0.rawValue }
    }
    guard Set(sights.map(\.fate)).count > 1 else { return nil }
    return DisagreementRecord(.fonts, sights.map { $1.saying($2.sentence($0)) })
  }

  /// What becomes of a font, the worst last.
  fileprivate enum Fate: Int {
    case used, substituted, missing

    init(_ font: DocumentFont) {
      self = font.isMissing ? .missing : font.substitute == nil ? .used : .substituted
    }
  }
}

extension DocumentFont {
  fileprivate func sentence(_ fate: FontDisagreements.Fate) -> String {
    let shown = name.isEmpty ? "a font without a name" : name
    return switch fate {
    case .used: "uses \(shown)"
    case .substituted: "draws \(shown) as \(substitute ?? "another font")"
    case .missing: "finds no font for \(shown)"
    }
  }
}
