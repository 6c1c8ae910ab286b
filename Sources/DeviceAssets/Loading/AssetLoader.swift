import Glibc
public import RenderKit
import Synchronization

/// Finds assets by their names and draws them for a device.
///
/// An asset is looked for among the documents first and then in the bundle, in the version that is
/// made for the device; where there is none a drawing of that name is rendered. Work is done on
/// threads of the loader's own, and once for all who ask for the same picture at a time.
public final class AssetLoader: Sendable {
  /// What assets are chosen for, unless a call says otherwise.
  public let device: Device

  private let directories: AssetDirectories
  private let dispatcher: EngineDispatcher
  private let cache: AssetCache?
  private let memoryLimit: Int
  private let digests = SourceDigests()
  private let searches: SharedWork<Int, Search>
  let renderings: SharedWork<CacheKey, Asset>
  private let searchCount = Atomic(0)

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - bundle: The directory of the assets that the program came with.
  ///   - documents: The directory whose assets come before those of the bundle, if any.
  ///   - engines: What draws them: in process, or isolated where strangers' files are drawn.
  ///   - device: What assets are chosen for.
  ///   - cache: Where rendered pictures are kept; `nil` keeps none.
  ///   - memoryLimit: The most bytes that one picture, and what decodes it, may take; 256 MiB.
  public init(
    bundle: String, documents: String? = nil, engines: EngineDispatcher,
    device: Device = Device(), cache: AssetCache? = nil, memoryLimit: Int = 256 << 20
  ) {
    directories = AssetDirectories(documents: documents, bundle: bundle)
    dispatcher = engines
    self.device = device
    self.cache = cache
    self.memoryLimit = memoryLimit
    let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
    // What is in the cache does not wait for what must be drawn.
    searches = SharedWork(on: WorkQueue(width: processors))
    renderings = SharedWork(on: WorkQueue(width: processors))
  }

  /// Loads an asset.
  ///
  /// - Parameters:
  ///   - name: A name such as `logo`, `icons/logo` or `photo.jpg`, which is looked for in the
  ///     documents and the bundle; `documents://logo` and `bundle://logo` look in one of them.
  ///   - size: The size in points; `nil` for the asset's own.
  ///   - scale: The pixels for each point; the device's by default.
  ///   - options: How the asset is drawn.
  /// - Throws: `RenderError` with the code `fileNotFound` where there is no such asset, `tooLarge`
  ///   (with the bytes needed) where it does not fit into memory, `invalidRequest` where the name or
  ///   size makes no sense, or what the engine reports; `CancellationError` where the task is cancelled.
  public func load(
    named name: String, size: Size? = nil, scale: Scale? = nil,
    options: AssetOptions = AssetOptions()
  ) async throws -> Asset {
    let request = AssetRequest(
      name: name, size: size, scale: scale ?? device.scale, options: options)
    let search = searchCount.add(1, ordering: .relaxed).newValue
    let found = try await searches.value(for: search) { [self] _ throws(RenderError) in
      try find(request)
    }
    switch found {
    case .asset(let asset): return asset
    case .rendering(let rendering):
      return try await renderings.value(for: rendering.key) {
        [self] isWanted throws(RenderError) in
        try rendering.draw(with: dispatcher, memory: memoryLimit, cache, while: isWanted)
      }
    }
  }

  /// Finds the file that an asset would come from, and reads nothing of it.
  ///
  /// Blocks for as long as the file system takes.
  /// - Throws: `RenderError` with the code `fileNotFound` or `invalidRequest`.
  public func file(named name: String, scale: Scale? = nil) throws(RenderError) -> AssetFile {
    var device = device
    device.scale = scale ?? device.scale
    return try directories.find(AssetReference(name), named: name, for: device)
  }

  private enum Search {
    case asset(Asset)
    case rendering(AssetRendering)
  }

  private func find(_ request: AssetRequest) throws(RenderError) -> Search {
    let file = try file(named: request.name, scale: request.scale)
    let rendering = try AssetRendering(request, file, digests, dispatcher)
    return rendering.cached(in: cache).map(Search.asset) ?? .rendering(rendering)
  }
}
