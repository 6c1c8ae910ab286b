import Glibc

/// The environment of a worker process.
enum WorkerEnvironment {
  /// What finds fonts and libraries, and what steers a sanitizer; nothing else is passed on, for
  /// programs keep secrets in their environment and a worker reads documents of strangers.
  private static let passedOn = [
    "HOME", "PATH", "LD_LIBRARY_PATH", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
    "XDG_DATA_DIRS", "FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "TSAN_OPTIONS",
    "ASAN_OPTIONS",
  ]

  /// The same pictures under every locale; few arenas of the C library's allocator, for each of them
  /// reserves address space, which is limited; crashes that are signals and nothing else, for Swift
  /// would start a program to print a backtrace; files without the services of a desktop.
  private static let fixed = [
    "LC_ALL": "C.UTF-8", "MALLOC_ARENA_MAX": "2", "SWIFT_BACKTRACE": "enable=no",
    "GIO_USE_VFS": "local",
  ]

  static func make() -> [String: String] {
    passedOn.reduce(into: fixed) { $0[$1] = variable($1) }
  }

  static func variable(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
