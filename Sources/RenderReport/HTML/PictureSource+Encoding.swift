import FoundationEssentials

extension PictureSource {
  /// A picture with the bytes of its PNG file.
  public static func embedding(_ bytes: [UInt8]) -> PictureSource { .embedded(dataURL(bytes)) }

  /// The style sheet that hands a PNG file's bytes to a page.
  ///
  /// It declares one custom property that holds the file as a `data:` URL.
  public static func pixelSheet(of bytes: [UInt8]) -> String {
    "#pixels{--picture:\"\(dataURL(bytes))\"}\n"
  }

  private static func dataURL(_ bytes: [UInt8]) -> String {
    "data:image/png;base64," + Data(bytes).base64EncodedString()
  }
}
