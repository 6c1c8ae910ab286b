import DeviceAssets
import RenderComparison

/// A picture in the cache of assets.
struct CacheEntryRecord: ResultRecord {
  enum Status: String, Codable {
    /// It is there.
    case kept
    /// It was damaged and has been removed.
    case damaged
    /// It was beyond the limits and has been removed.
    case removed
  }

  static let type = "cacheEntry"

  let directory: String
  let status: Status
  let entry: AssetCache.Entry
}
