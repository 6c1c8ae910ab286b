package import RenderKit

/// Where encoded bytes go, piece by piece.
package protocol ByteSink: ~Copyable {
  /// Takes the next bytes.
  mutating func write(_ bytes: Span<UInt8>) throws(RenderError)
}
