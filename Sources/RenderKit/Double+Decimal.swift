extension Double {
  /// Reads a finite decimal number such as `-1.5` or `1e-3`; the standard library allows hexadecimal
  /// digits, words and a plus, too.
  package init?(decimal text: some StringProtocol) {
    guard text.first != "+", text.utf8.allSatisfy(Set("0123456789.-+eE".utf8).contains),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}
