package import RenderKit

/// What a ``FakeEngine`` does.
package struct FakeScript: Sendable {
  /// The number of pages.
  package var pageCount = 1
  /// The size of every page in points.
  package var size = Size(width: 20, height: 10)
  /// Why no document opens.
  package var openFailure: RenderError.Code?
  /// Why pages, by their position, are not drawn.
  package var pageFailures: [Int: RenderError.Code] = [:]
  /// Why no text is extracted from any page.
  package var textFailure: RenderError.Code?
  /// The gray of pages, by their position, where it is not 0.
  package var grays: [Int: UInt8] = [:]
  /// Pages, by their position, on which nothing is drawn.
  package var undrawn: Set<Int> = []
  /// Pages, by their position, of which the engine gives up a part.
  package var partial: Set<Int> = []
  /// Whether pages have something to draw, as far as the engine says.
  package var hasContent = false
  /// The gray of pages of which nothing else is said, by the document's bytes.
  package var grayOfContent: @Sendable ([UInt8]) -> UInt8 = { _ in 0 }
  /// How every page is turned for display.
  package var rotation = Rotation.none
  /// The trim box of every page; `nil` for none.
  package var trim: Rect?
  /// The fonts of pages, by their position.
  package var fonts: [Int: [DocumentFont]] = [:]
  /// The layers.
  package var layers: [DocumentLayer] = []
  /// The password that every document needs.
  package var password: String?
  /// Whether each line behind a document's first one is a page: words, which are drawn as marks.
  package var readsPages = false
  /// Is told how each document is opened.
  package var opened: @Sendable (OpenOptions) -> Void = { _ in }
  /// Is told what each page is drawn from.
  package var drawn: @Sendable (PageRequest) -> Void = { _ in }

  /// Creates a script for a document of black pages that never fails.
  package init(pageCount: Int = 1) { self.pageCount = pageCount }
}
