/// A document that was named or found.
package struct FoundDocument: Hashable, Sendable {
  /// The document's path.
  package let path: String
  /// The path below the directory in which it was found; `nil` where the file was named itself.
  package let name: String?
}
