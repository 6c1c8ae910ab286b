extension Int {
  /// Reads digits behind an optional minus; the standard library allows a plus, too.
  package init?(decimal text: some StringProtocol) {
    guard text.first != "+" else { return nil }
    self.init(text)
  }
}
