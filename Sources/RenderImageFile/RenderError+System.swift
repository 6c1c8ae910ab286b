import Glibc
import RenderKit

extension RenderError {
  /// The failure of the last system call to write a file.
  static func unwritable(_ name: String) -> RenderError {
    .unwritable(name, systemMessage())
  }

  static func unwritable(_ name: String, _ reason: String) -> RenderError {
    RenderError(.cannotWrite, "\(name) cannot be written: \(reason).")
  }
}
