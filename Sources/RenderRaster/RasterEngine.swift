public import RenderKit

/// Draws PNG and JPEG pictures with libpng and libjpeg-turbo, reduced while they are read.
///
/// Of a picture that is drawn small only a few rows are in memory at a time, whatever its size:
/// JPEG is decoded at a half, a quarter or an eighth where that suffices, and rows are resampled as
/// they come. Only interlaced PNG and progressive JPEG are decoded whole, within the limit
/// `DocumentLimits.memory`. An Exif orientation is applied; gamma and color profiles are not.
public struct RasterEngine: RenderEngine {
  /// Creates the engine.
  public init() {}

  /// Who the engine is and what it can do.
  public var info: EngineInfo {
    EngineInfo(
      id: "raster", name: "the raster engine",
      version: "libjpeg-turbo \(JPEGReader.libraryVersion), libpng \(PNGRowReader.libraryVersion)",
      license: "IJG AND BSD-3-Clause AND libpng-2.0",
      capabilities: [.png: EngineCapabilities(), .jpeg: EngineCapabilities()])
  }

  /// Opens a picture; see `RenderEngine`.
  public func load(
    _ source: DocumentSource, as format: DocumentFormat, _ options: OpenOptions
  ) throws(RenderError) -> any RenderDocument {
    let bytes = try source.bytes()
    return switch format {
    case .jpeg:
      try RasterDocument(source, bytes, options.limits, by: info, JPEGReader.self)
    case .png:
      try RasterDocument(source, bytes, options.limits, by: info, PNGRowReader.self)
    default:
      throw RenderError(
        .unsupportedFormat, "\(source.name) is \(format.name), not a PNG or JPEG picture.",
        engine: info.id)
    }
  }
}
