public import RenderKit

extension AssetLoader {
  /// Loads an asset and calls back on the main actor, exactly once.
  ///
  /// The main actor must run: in a program whose `main` is not asynchronous call `dispatchMain()` or
  /// run a run loop.
  /// - Parameters:
  ///   - name: The asset's name; see ``load(named:size:scale:options:)``.
  ///   - size: The size in points; `nil` for the asset's own.
  ///   - scale: The pixels for each point; the device's by default.
  ///   - options: How the asset is drawn.
  ///   - completion: Is given the asset or what ``load(named:size:scale:options:)`` throws.
  /// - Returns: What cancels the loading; others who wait for the same asset are not affected.
  @discardableResult
  public func load(
    named name: String, size: Size? = nil, scale: Scale? = nil,
    options: AssetOptions = AssetOptions(),
    completion: @escaping @MainActor @Sendable (Result<Asset, any Error>) -> Void
  ) -> Task<Void, Never> {
    Task {
      let result: Result<Asset, any Error>
      do {
        result = .success(
          try await load(named: name, size: size, scale: scale, options: options))
      } catch {
        result = .failure(error)
      }
      await completion(result)
    }
  }
}
