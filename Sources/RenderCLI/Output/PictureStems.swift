import RenderComparison

/// What the names of the pictures of many documents begin with, each unlike all others.
enum PictureStems {
  /// The stems of documents, in their order.
  ///
  /// Documents of a directory have their place below it in the name, so that pictures lie as documents
  /// do; where two differ in nothing but the extension, that is part of the name, too.
  static func choose(for documents: [FoundDocument]) -> [String] {
    let plain = documents.map { stem(of: $0) }
    let counts = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    var used: Set<String> = []
    return zip(documents, plain).map { document, stem in
      var name = stem
      if counts[stem, default: 0] > 1, let whole = document.name { name = whole }
      var candidate = name
      var number = 1
      while !used.insert(candidate).inserted {
        number += 1
        candidate = "\(name)-\(number)"
      }
      return candidate
    }
  }

  private static func stem(of document: FoundDocument) -> String {
    guard let name = document.name else { return PictureName.stem(of: document.path) }
    let folder = name.lastIndex(of: "/").map { String(name[...$0]) } ?? ""
    return folder + PictureName.stem(of: name)
  }
}
