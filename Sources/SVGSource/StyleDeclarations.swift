#if MuPDF || SVG
  /// The declarations of a `style` attribute.
  struct StyleDeclarations {
    private let declarations: [(name: String, value: Substring, isImportant: Bool)]

    init(_ text: String) {
      declarations = Self.withoutComments(text).split(separator: ";").compactMap { declaration in
        guard let colon = declaration.firstIndex(of: ":") else { return nil }
        let name = declaration[..<colon].trimmingSpaces
        let parts = declaration[declaration.index(after: colon)...].split(separator: "!")
        guard let value = parts.first else { return nil }
        let isImportant = parts.dropFirst().first?.trimmingSpaces.lowercased() == "important"
        return (String(name), value, isImportant)
      }
    }

    private static func withoutComments(_ text: String) -> String {
      text.split(separator: "/*", omittingEmptySubsequences: false).enumerated()
        .map { index, part in
          guard index > 0 else { return String(part) }
          return part.split(separator: "*/", maxSplits: 1, omittingEmptySubsequences: false)
            .dropFirst().joined()
        }.joined()
    }

    /// The last valid value of a property, important ones first; where there is none, the valid value
    /// of the attribute.
    func value<Value>(
      of name: String, orElse attribute: String?, _ parse: (Substring) -> Value?
    ) -> Value? {
      let matching = declarations.filter { $0.name == name }
      let ordered = matching.filter { !$0.isImportant } + matching.filter(\.isImportant)
      for declaration in ordered.reversed() {
        if let value = parse(declaration.value) { return value }
      }
      return attribute.flatMap { parse($0[...]) }
    }
  }
#endif
