import PixelDiff
import RenderKit

/// What is kept of a page in order to find it in another version of its document.
struct PageSignature {
  /// The page's description; absent where the engine gives none.
  let info: PageInfo?
  /// The picture's size and what the engine had to say, or why there is no picture.
  let drawing: Result<(size: PixelSize, notes: RenderNotes), RenderError>
  /// The digest of the picture; absent where there is none.
  let pixelHash: String?
  /// The picture from afar; absent where there is none.
  let thumbnail: Thumbnail?
  /// The text; absent where the engine extracts none.
  let text: PageText?

  /// Draws a page and looks at it.
  init(of request: PageRequest, in document: any RenderDocument) {
    let info = try? document.page(request.page)
    self.info = info
    do {
      let (bitmap, notes) = try document.render(request)
      drawing = .success((bitmap.size, notes))
      pixelHash = bitmap.pixelHash()
      thumbnail = Thumbnail(bitmap, turned: info?.rotation ?? .none)
    } catch {
      drawing = .failure(error)
      pixelHash = nil
      thumbnail = nil
    }
    text = (try? document.text(ofPage: request.page)).map(PageText.init)
  }

  /// Whether nothing is on the page, so that it is like any other empty one.
  var isBlank: Bool { thumbnail?.isBlank ?? false }
}
