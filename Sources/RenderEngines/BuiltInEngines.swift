public import RenderKit
import RenderRaster

#if MuPDF
  import RenderMuPDF
#endif
#if Poppler
  import RenderPoppler
#endif
#if SVG
  import RenderSVG
#endif

/// The engines that this build contains, as its traits say, in process.
///
/// In process they are fast, but a hostile document can crash or hang the program; for documents
/// of strangers use the same engines through a `WorkerPool`.
public enum BuiltInEngines {
  /// All of them; of those that open a format, the one made for it comes first.
  public static var all: [any RenderEngine] {
    var engines: [any RenderEngine] = []
    #if Poppler
      engines.append(PopplerEngine())
    #endif
    #if SVG
      engines.append(SVGEngine())
    #endif
    #if MuPDF
      engines.append(MuPDFEngine())
    #endif
    engines.append(RasterEngine())
    return engines
  }

  /// The engine with a certain name.
  ///
  /// - Throws: `RenderError` with the code `engineMissing` where it is not built in.
  public static func engine(_ id: EngineInfo.ID) throws(RenderError) -> any RenderEngine {
    let engines = all
    guard let engine = engines.first(where: { $0.info.id == id }) else {
      let names = engines.map(\.info.id).joined(separator: ", ")
      throw RenderError(
        .engineMissing, "There is no engine '\(id)' in this program; it has \(names).")
    }
    return engine
  }
}
