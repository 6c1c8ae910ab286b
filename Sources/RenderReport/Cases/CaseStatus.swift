/// What a reader has to do about a case.
enum CaseStatus: String, Sendable, Codable, CaseIterable {
  /// An engine failed.
  case error
  /// It differs.
  case failed
  /// It may differ: opinions do.
  case perhaps
  /// It differs as was expected.
  case expected
  /// It is right.
  case passed

  /// Greater than every score, so that the status sorts before the score does.
  private static let step = 1000.0

  /// What cases are sorted by, the greatest first.
  func severity(score: Double) -> Double {
    let base: Double =
      switch self {
      case .error: 4
      case .failed: 3
      case .perhaps: 2
      case .expected: 1
      case .passed: 0
      }
    return base * Self.step + min(max(score, 0), Self.step - 1)
  }
}
