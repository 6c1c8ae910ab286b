import Glibc
public import RenderKit
import Synchronization

/// Rendered pictures in a directory, from one run of a program to the next.
///
/// A picture's name tells what it shows, `rendered-logo-DIGEST@2x.png`, and its digest what it depends
/// on: the source's bytes, page, size, scale, options, and the engine with its version. What has
/// changed has another name, so that no stale picture is found. Any number of processes may share a
/// directory. What cannot be read, written or decoded counts as not there.
public final class AssetCache: Sendable {
  /// How much is kept.
  public struct Limits: Hashable, Sendable {
    /// The most bytes of all pictures.
    public var bytes: Int
    /// How long a picture is kept that is not used.
    public var age: Duration

    /// Creates limits; by default 256 MiB and 30 days.
    public init(bytes: Int = 256 << 20, age: Duration = .seconds(30 * 86_400)) {
      self.bytes = bytes
      self.age = age
    }
  }

  /// The directory that holds the pictures.
  public let directory: String

  /// How much is kept.
  public let limits: Limits

  /// The bytes that were written since the last look at all pictures; at first there was none.
  let unseenBytes: Mutex<Int?> = Mutex(nil)

  /// Opens a cache; its directory is created with the first picture.
  ///
  /// - Parameters:
  ///   - directory: The directory; by default `$XDG_CACHE_HOME/renderkit`, or `~/.cache/renderkit`.
  ///   - limits: How much is kept; the pictures that have not been used for longest go first.
  /// - Throws: `RenderError` with the code `cannotWrite` where the environment names no place.
  public init(directory: String? = nil, limits: Limits = Limits()) throws(RenderError) {
    if let directory {
      self.directory = directory
    } else {
      self.directory = try Self.defaultDirectory()
    }
    self.limits = limits
  }

  /// The place that the XDG Base Directory Specification says; a relative path in it does not count.
  private static func defaultDirectory() throws(RenderError) -> String {
    if let cache = variable("XDG_CACHE_HOME"), cache.hasPrefix("/") { return "\(cache)/renderkit" }
    if let home = variable("HOME"), home.hasPrefix("/") { return "\(home)/.cache/renderkit" }
    throw RenderError(
      .cannotWrite, "There is no place for a cache: set XDG_CACHE_HOME or name a directory.")
  }

  private static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }

  func path(_ fileName: String) -> String { "\(directory)/\(fileName)" }
}
