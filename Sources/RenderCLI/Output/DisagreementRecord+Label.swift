import RenderComparison

extension DisagreementRecord {
  private var isBetweenVersions: Bool {
    Set(values.map(\.engine.id)).count == 1 && values.count == 2
  }

  /// The page's number, or both numbers where they differ.
  var pageLabel: String {
    let pages = values.compactMap(\.page).map(String.init)
    guard let first = pages.first else { return "-" }
    return Set(pages).count == 1 ? first : pages.joined(separator: " > ")
  }

  /// The engine, where it is the same in all of it.
  var engineLabel: String { isBetweenVersions ? values[0].engine.id : "all" }

  /// Who sees what.
  var observations: String {
    zip(values, names).map { "\($1) \($0.value)" }.joined(separator: ", ")
  }

  private var names: [String] { isBetweenVersions ? ["old", "new"] : values.map(\.engine.id) }
}

extension DisagreementRecord.Aspect {
  var phrase: String {
    switch self {
    case .pageCount: "number of pages"
    case .pageSize: "page size"
    case .box: "page boundary"
    case .rotation: "rotation"
    case .fonts: "font"
    }
  }
}
