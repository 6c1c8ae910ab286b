import CLinux
import Glibc

/// A thread with a stack for engines that recurse as deep as a document nests.
///
/// On the usual 8 MiB, a few hundred nested elements of an SVG overflow librsvg's stack.
enum DeepThread {
  static let stackByteCount = 64 << 20

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread that is never joined; returns whether that succeeded.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard unsafe pthread_attr_init(&attributes) == 0 else { return false }
    defer { unsafe pthread_attr_destroy(&attributes) }
    guard unsafe pthread_attr_setstacksize(&attributes, stackByteCount) == 0 else { return false }
    let work = unsafe Unmanaged.passRetained(Work(body))
    var thread = pthread_t()
    let status = unsafe pthread_create(
      &thread, &attributes,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body()
        }
        return nil
      }, work.toOpaque())
    if status != 0 { unsafe work.release() }
    return status == 0
  }
}
