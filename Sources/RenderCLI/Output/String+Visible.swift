extension String {
  /// The text with what steers a terminal written as escapes, so that no name out of a document or
  /// a directory can do so.
  var visible: String {
    guard unicodeScalars.contains(where: \.isSteering) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      text += scalar.isSteering ? scalar.escaped(asASCII: true) : String(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character breaks the line, moves the cursor or turns text around.
  fileprivate var isSteering: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}
