import RenderKit

/// A picture file that is decoded row by row.
protocol PictureReader: ~Copyable {
  /// The format that is read.
  static var format: DocumentFormat { get }

  /// The fractions of the size, as denominators, at which the decoder is fastest.
  static var denominators: [Int] { get }

  /// Reads what stands before the picture.
  init(_ bytes: DocumentBytes, name: String) throws(RenderError)

  /// What stands before the picture.
  var header: PictureHeader { get }

  /// What the decoder had to say; empty where there was nothing.
  var warning: String { get }

  /// Starts to decode at a fraction of the size and returns the size that comes.
  mutating func start(denominator: Int) throws(RenderError) -> PixelSize

  /// Decodes the next row: blue, green, red and straight alpha for each pixel.
  mutating func readRow(into row: inout [UInt8]) throws(RenderError)
}
