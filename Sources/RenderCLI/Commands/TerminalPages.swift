import RenderImageFile
import RenderKit
import RenderReport

/// Shows the worst results on a terminal.
struct TerminalPages {
  private static let limit = 20

  private let pictures: ResultPictures
  private let style: TerminalPicture?
  private let session: Session

  init(_ pictures: ResultPictures, _ style: PictureStyle?, _ session: Session) {
    self.pictures = pictures
    self.session = session
    self.style =
      switch style {
      case .off: nil
      case .kitty: .kitty
      case .iterm: .iterm
      case .blocks: .blocks
      case nil: session.output.isTerminal ? .detected(in: session.environment) : nil
      }
  }

  func show(_ log: ResultLog) throws(RenderError) {
    let preview = TerminalPreview(of: log, limit: Self.limit)
    for entry in preview.entries {
      let status = session.terminal.colored(entry.status, entry.isFine ? .yellow : .red)
      try session.print("\(status)  \(entry.title.visible)")
      try session.print("  \(entry.sentence.visible)")
      try showPictures(of: entry)
    }
    try session.print(preview.summary)
  }

  private func showPictures(of entry: TerminalPreview.Entry) throws(RenderError) {
    guard let style, !entry.pictures.isEmpty else { return }
    do {
      let sides = try entry.pictures.map { path throws(RenderError) in
        guard let file = pictures.file(path) else {
          throw RenderError(.fileNotFound, "There is no picture \(path).")
        }
        return try Bitmap(imageFile: file)
      }
      let strip = TerminalPreview.strip(sides[0], sides[1], around: entry.region)
      let columns = min(session.terminal.width, 100)
      let png = style == .blocks ? [] : try strip.encoded(as: .png)
      try session.print(String(style.text(strip, png: png, columns: columns).dropLast()))
    } catch {
      if error.code.endsRun { throw error }
      _ = session.report(error)
    }
  }
}
