#if Poppler
  import CPoppler
  import RenderCairo
  public import RenderKit

  /// Draws PDF with Poppler, through its GLib interface and cairo.
  ///
  /// Pixels equal those of `pdftocairo -cropbox`, but for the CIE-based color spaces CalGray, CalRGB
  /// and Lab, whose conversion the library's interface does not offer.
  ///
  /// Poppler keeps substitutes for missing fonts in the process, so that what is open changes what
  /// is drawn. Any number of documents may be open in Swift, yet at most one of them is open in the
  /// library: all drawing takes turns, and a turn that goes to another document opens that anew.
  /// Draw one document after the other, or draw in several processes. And because the library reads
  /// memory before it fills it, its first use makes the whole process clear what it allocates.
  ///
  /// The library ends the process on some damaged documents and neither time nor memory can be
  /// limited: isolate the engine in a worker process where documents are not trusted.
  public struct PopplerEngine: RenderEngine {
    /// Who the engine is and what it can do.
    public let info: EngineInfo

    /// Creates the engine.
    public init() {
      info = EngineInfo(
        id: "poppler", name: "Poppler",
        version: unsafe poppler_get_version().map { unsafe String(cString: $0) } ?? "",
        license: "GPL-2.0-or-later",
        capabilities: [
          .pdf: EngineCapabilities(
            boxes: Set(PageBox.allCases), switchesLayers: true, acceptsPassword: true,
            extractsText: true, listsFonts: true)
        ])
    }

    /// Loads the font configuration; fonts and character maps are read later.
    public func prepare() -> [String] { FontLibrary.load() + ["/usr/share/poppler"] }

    /// Opens a document; see `RenderEngine`.
    public func load(
      _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
    ) throws(RenderError) -> any RenderDocument {
      try PopplerDocument(source, options, engine: info)
    }
  }
#endif
