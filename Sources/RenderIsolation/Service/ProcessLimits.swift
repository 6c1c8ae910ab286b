import Glibc

/// What a worker process forbids itself.
enum ProcessLimits {
  /// The most that an engine may print between two answers.
  private static let outputByteCount = 1 << 20

  /// Sets limits that cannot be raised again.
  static func apply(_ settings: WorkerSettings) {
    set(RLIMIT_CORE, 0)
    set(RLIMIT_FSIZE, outputByteCount)
    if let memory = settings.memory {
      let (sum, overflows) = memory.addingReportingOverflow(DeepThread.stackByteCount)
      set(RLIMIT_AS, overflows ? .max : max(0, sum))
    }
  }

  /// A limit that the user has set lower already stays.
  private static func set(_ resource: __rlimit_resource, _ value: Int) {
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    let value = min(rlim_t(value), limit.rlim_max)
    limit = rlimit(rlim_cur: value, rlim_max: value)
    unsafe setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
  }
}
