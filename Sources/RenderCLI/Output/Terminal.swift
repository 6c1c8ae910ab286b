import Glibc

/// What is known of the terminal that shows the results, if one does.
struct Terminal {
  /// The columns to fill with text.
  let width: Int
  private let usesColor: Bool

  init(_ descriptor: Int32, environment: [String: String]) {
    var size = winsize()
    let isTerminal = isatty(descriptor) == 1
    if isTerminal { unsafe _ = ioctl(descriptor, UInt(TIOCGWINSZ), &size) }
    let measured = size.ws_col > 0 ? Int(size.ws_col) : 80
    let columns = environment["COLUMNS"].flatMap { Int($0) } ?? measured
    width = min(max(columns, 40), 110)
    let isPlain = environment["TERM"] == "dumb" || !(environment["NO_COLOR"] ?? "").isEmpty
    usesColor = isTerminal && !isPlain
  }

  /// Text in one of the eight colors, where that is wanted.
  func colored(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
  }
}
