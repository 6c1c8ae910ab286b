#if SVG
  import CRSVG
  import RenderCairo
  public import RenderKit

  /// Draws SVG and compressed SVG with librsvg.
  ///
  /// An SVG is one page whose unit is the CSS pixel; its natural size follows librsvg's rules, ink
  /// extents included where the document gives no size. Pixels equal those of `rsvg-convert`.
  ///
  /// The library ends the process on some inputs (a panic cannot cross its C interface) and neither
  /// time nor memory can be limited: isolate the engine in a worker process where documents are not
  /// trusted.
  public struct SVGEngine: RenderEngine {
    /// Who the engine is and what it can do.
    public let info: EngineInfo

    /// Creates the engine.
    public init() {
      let capabilities = EngineCapabilities(
        acceptsStyleSheet: true, drawsElements: true, readsBaseDirectory: true)
      info = EngineInfo(
        id: "librsvg", name: "librsvg",
        version: ([0, 1, 2] as [Int32]).map { "\(rk_rsvg_version($0))" }.joined(separator: "."),
        license: "LGPL-2.1-or-later",
        capabilities: [.svg: capabilities, .svgz: capabilities])
    }

    /// Loads the font configuration; fonts and file types, by which it recognizes images are read later.
    public func prepare() -> [String] { FontLibrary.load() + ["/usr/share/mime"] }

    /// Opens a document; see `RenderEngine`.
    public func load(
      _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
    ) throws(RenderError) -> any RenderDocument {
      try SVGDocument(source, format: format, options, engine: info)
    }
  }
#endif
