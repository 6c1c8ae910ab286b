import Glibc
import RenderKit

/// Limits of the system that a worker process sets itself.
enum ProcessLimits {
  /// The most that an engine may print between two answers.
  private static let outputByteCount = 1 << 20

  /// Far more files than an engine has open at a time.
  private static let descriptorCount = 64

  /// Sets limits that cannot be raised again; returns why where one does not hold.
  static func apply(_ settings: WorkerSettings) -> String? {
    var limits = [
      (RLIMIT_CORE, 0), (RLIMIT_FSIZE, outputByteCount), (RLIMIT_NOFILE, descriptorCount),
    ]
    if let memory = settings.memory {
      let (sum, overflows) = memory.addingReportingOverflow(DeepThread.stackByteCount)
      limits.append((RLIMIT_AS, overflows ? .max : max(0, sum)))
    }
    return limits.allSatisfy(set) ? nil : systemMessage()
  }

  /// A limit that the user has set lower already stays.
  private static func set(_ resource: __rlimit_resource, _ value: Int) -> Bool {
    let resource = __rlimit_resource_t(resource.rawValue)
    var limit = rlimit()
    guard unsafe getrlimit(resource, &limit) == 0 else { return false }
    let value = min(rlim_t(value), limit.rlim_max)
    limit = rlimit(rlim_cur: value, rlim_max: value)
    return unsafe setrlimit(resource, &limit) == 0
  }
}
