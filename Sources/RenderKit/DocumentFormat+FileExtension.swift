extension DocumentFormat {
  private static let fileExtensions: [String: DocumentFormat] = [
    "pdf": .pdf, "svg": .svg, "svgz": .svgz, "xps": .xps, "oxps": .xps, "epub": .epub,
    "cbz": .cbz, "fb2": .fb2, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "jpe": .jpeg,
    "tif": .tiff, "tiff": .tiff, "gif": .gif, "bmp": .bmp, "dib": .bmp, "jp2": .jpeg2000,
    "jpx": .jpeg2000, "jpf": .jpeg2000, "j2k": .jpeg2000, "j2c": .jpeg2000, "jpc": .jpeg2000,
  ]

  /// The extensions of file names that hold pictures, as comic book archives do.
  static let pictureExtensions = Set(
    fileExtensions.filter { [.png, .jpeg, .tiff, .gif, .bmp, .jpeg2000].contains($0.value) }.keys
  ).union(["webp", "jxr", "wdp", "hdp", "pnm", "pam", "pbm", "pgm", "ppm", "avif", "jxl"])

  /// The format that the extension of a file name stands for, in capitals or not.
  package init?(fileExtensionOf name: String) {
    guard let format = name.fileExtension.flatMap({ Self.fileExtensions[$0] }) else { return nil }
    self = format
  }
}

extension String {
  /// What follows the last dot of a path's last part in lower case; `nil` for `.hidden` and `plain`.
  var fileExtension: String? {
    let file = self.split(separator: "/").last ?? ""
    guard let dot = file.lastIndex(of: "."), dot > file.startIndex else { return nil }
    return file[file.index(after: dot)...].lowercased()
  }
}
