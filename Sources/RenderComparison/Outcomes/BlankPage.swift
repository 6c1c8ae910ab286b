import RenderKit

/// Tells an empty page from one that an engine failed to draw without saying so.
///
/// A page is suspect if nothing was drawn on it, not even in the background's color, though there is
/// something to draw: the engine finds text, images or other marks on it, met errors, or another
/// engine drew something. White on white is drawn, which shows on a transparent background.
struct BlankPage {
  private let document: any RenderDocument
  private let request: PageRequest

  /// Takes note of a picture; `nil` unless every pixel of it is background.
  ///
  /// Of a part of a page, or of some layers of it, nothing can be said: what a page has may be
  /// elsewhere.
  init?(_ bitmap: Bitmap, of document: any RenderDocument, _ request: PageRequest) {
    guard request.region == nil, request.layers.isEmpty, request.annotations,
      bitmap.isBlank(on: request.background)
    else { return nil }
    self.document = document
    self.request = request
  }

  /// Why a picture is suspect, as far as its engine knows; `nil` where it is right.
  func reason(_ notes: RenderNotes) -> String? {
    if notes.isPartial { return "nothing is drawn: the engine met errors" }
    guard (try? document.hasContent(onPage: request.page)) == true, !isPainted else { return nil }
    return "nothing is drawn, though the engine finds something to draw on the page"
  }

  /// Why a picture is suspect beside another engine's that is not blank; `nil` where it is right.
  func reason(beside other: EngineInfo.ID) -> String? {
    isPainted ? nil : "nothing is drawn, but \(other) draws something"
  }

  /// Whether something is drawn in the background's color.
  private var isPainted: Bool {
    guard request.background != .transparent else { return false }
    var request = request
    request.background = .transparent
    // What fails now is no reason to doubt what did not.
    guard let (bitmap, _) = try? document.render(request) else { return true }
    return !bitmap.isBlank(on: .transparent)
  }
}

extension Bitmap {
  /// Whether every pixel is that of a background.
  fileprivate func isBlank(on background: Background) -> Bool {
    let pixel: [UInt8]
    switch background {
    case .transparent: pixel = [0, 0, 0, 0]
    case .color(let red, let green, let blue): pixel = [blue, green, red, 255]
    }
    let pixels = bytes.span
    for index in pixels.indices where pixels[index] != pixel[index & 3] { return false }
    return true
  }
}
