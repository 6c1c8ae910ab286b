extension String {
  /// The text at the right of a column.
  func right(_ width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }

  /// The text at the left of a column.
  func left(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
