#if Poppler || SVG
  import CFontconfig
  import Glibc

  /// The system's fonts as fontconfig knows them.
  package enum FontLibrary {
    /// Where Debian keeps fontconfig's own files, which it reads again when they change.
    private static let configuration = [
      "/etc/fonts", "/usr/share/fontconfig", "/usr/share/xml/fontconfig",
    ]

    /// Reads the configuration and the lists of fonts, making those that are out of date, and returns
    /// the paths below which fonts and lists lie.
    package static func load() -> [String] {
      guard FcInit() != 0 else { return configuration }
      let current = unsafe FcConfigGetCurrent()
      return unsafe configuration + paths(FcConfigGetFontDirs(current))
        + paths(FcConfigGetCacheDirs(current))
    }

    /// Takes over a list.
    private static func paths(_ list: OpaquePointer?) -> [String] {
      guard let list = unsafe list else { return [] }
      defer { unsafe FcStrListDone(list) }
      var paths: [String] = []
      while let path = unsafe FcStrListNext(list) {
        paths.append(unsafe String(cString: path))
      }
      return paths
    }
  }
#endif
