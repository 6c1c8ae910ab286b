import Glibc

extension String {
  /// Whether a path is like this pattern, from its start or from any of its directories on.
  ///
  /// The pattern is that of a shell (POSIX fnmatch), where `*` goes beyond directories.
  func isPattern(of path: String) -> Bool {
    unsafe fnmatch(self, path, 0) == 0 || fnmatch("*/\(self)", path, 0) == 0
  }
}
