import RenderKit

/// A page's picture, and what it shows.
struct DrawnPage {
  let rendering: Rendering
  let bitmap: Bitmap
}
