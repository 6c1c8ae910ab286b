#if MuPDF
  public import RenderKit

  /// Draws PDF, XPS, e-books, SVG and images with MuPDF.
  ///
  /// The library is under the GNU Affero General Public License; a program that links this engine
  /// comes under its terms. Documents may be used on several threads, each one at a time. MuPDF
  /// cannot be interrupted and some damaged documents keep it busy for ever: isolate it where
  /// documents are not trusted.
  public struct MuPDFEngine: RenderEngine {
    /// Creates the engine.
    public init() {}

    /// Who the engine is and what it can do.
    public var info: EngineInfo {
      EngineInfo(
        id: "mupdf", name: "MuPDF", version: DocumentHandle.libraryVersion,
        license: "AGPL-3.0-or-later",
        capabilities: DocumentType.all.mapValues(\.capabilities))
    }

    /// Opens a document; see `RenderEngine`.
    public func load(
      _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
    ) throws(RenderError) -> any RenderDocument {
      guard let type = DocumentType.all[format] else {
        throw RenderError(
          .unsupportedFormat, "MuPDF cannot open \(source.name), which is \(format.name).",
          engine: info.id)
      }
      if type.kind == .svg {
        return try SVGDocument(source, as: format, options.limits, by: info)
      }
      return try MuPDFDocument(source, as: format, type, options, by: info)
    }
  }
#endif
