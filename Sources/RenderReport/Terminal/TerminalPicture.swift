/// The way in which a terminal shows pictures.
package enum TerminalPicture: String, Sendable, CaseIterable {
  /// The graphics protocol of kitty, which Ghostty and others know, too.
  case kitty
  /// The inline images of iTerm2 (OSC 1337), which WezTerm knows, too.
  case iterm
  /// Half blocks in 24-bit color, which nearly every terminal shows.
  case blocks

  /// What the terminal of an environment knows; `nil` for one that shows text only.
  package static func detected(in environment: [String: String]) -> TerminalPicture? {
    let term = environment["TERM"] ?? ""
    let program = environment["TERM_PROGRAM"] ?? ""
    if term == "dumb" { return nil }
    // Multiplexers do not hand pictures on.
    if environment["TMUX"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux") {
      return .blocks
    }
    if environment["KITTY_WINDOW_ID"] != nil || term == "xterm-kitty" || program == "ghostty" {
      return .kitty
    }
    let isITerm = ["iTerm.app", "WezTerm"].contains(program)
    return isITerm || environment["LC_TERMINAL"] == "iTerm2" ? .iterm : .blocks
  }
}
