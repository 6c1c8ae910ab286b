import Glibc

/// A line at the foot of a terminal that says how far the work is; silent elsewhere.
final class ProgressLine {
  private let descriptor: Int32
  /// Whether anybody sees it.
  let isEnabled: Bool
  private let width: Int
  private var isShown = false

  init(_ descriptor: Int32, environment: [String: String]) {
    self.descriptor = descriptor
    isEnabled = isatty(descriptor) == 1 && environment["TERM"] != "dumb"
    width = Terminal(descriptor, environment: environment).width
  }

  func show(_ text: String) {
    guard isEnabled else { return }
    write("\r\u{1B}[K\(text.visible.prefix(width - 1))")
    isShown = true
  }

  /// Makes room for another line.
  func clear() {
    guard isShown else { return }
    write("\r\u{1B}[K")
    isShown = false
  }

  private func write(_ text: String) {
    unsafe _ = Glibc.write(descriptor, text, text.utf8.count)
  }
}
