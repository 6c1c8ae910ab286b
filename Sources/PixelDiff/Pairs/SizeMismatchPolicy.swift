/// What becomes of two pictures of different size.
public enum SizeMismatchPolicy: String, Hashable, Sendable, Codable, CaseIterable {
  /// They are different, and nothing is measured.
  case fail
  /// They lie on each other with their top left corners; what only one has counts as different.
  case overlap
  /// As ``overlap``, but what one of them lacks counts as empty paper.
  case pad
  /// As ``pad``, but the smaller one lies where it agrees best instead of at the top left.
  ///
  /// It is moved by whole pixels, across and down, within the larger one.
  case align
}
