/// An open document.
///
/// A document may be used from several threads; a conformer guards its library's handle and draws
/// one page at a time. Conformers implement ``draw(_:_:into:)``, which receives a request that has
/// been checked and placed, ``describePage(_:)``, ``extractText(ofPage:)`` and ``listFonts(ofPage:)``;
/// callers use `render(_:)`, `page(_:)`, `text(ofPage:)` and `fonts(ofPage:)`, which check first.
public protocol RenderDocument: Sendable {
  /// The engine that opened the document.
  var engine: EngineInfo { get }

  /// The format as which the document was opened.
  var format: DocumentFormat { get }

  /// The number of pages, at least 1.
  var pageCount: Int { get }

  /// The optional-content layers, in document order; empty where there are none.
  var layers: [DocumentLayer] { get }

  /// Describes a page.
  ///
  /// Called by `page(_:)` with an index from 0 to ``pageCount`` - 1.
  func describePage(_ index: Int) throws(RenderError) -> PageInfo

  /// Draws a whole page into memory that the caller owns.
  ///
  /// Called on the caller's thread. The conformer writes every pixel of `layout` (see ``Bitmap`` for
  /// their form), starting from the drawing's background whatever the memory held before, and
  /// leaves the bytes between rows alone.
  /// - Parameters:
  ///   - drawing: The page, the request and the transform from the page to pixels.
  ///   - layout: The shape of `pixels`; its size equals the drawing's pixel size.
  ///   - pixels: At least `layout.byteCount` bytes.
  /// - Returns: What the engine had to say about the page.
  func draw(
    _ drawing: PageDrawing, _ layout: PixelLayout, into pixels: inout MutableSpan<UInt8>
  ) throws(RenderError) -> RenderNotes

  /// Extracts a page's text in reading order, lines separated by a line feed.
  ///
  /// Called by `text(ofPage:)` with an index from 0 to ``pageCount`` - 1, and only where the
  /// capability ``EngineCapabilities/extractsText`` is declared.
  func extractText(ofPage index: Int) throws(RenderError) -> String

  /// Lists the fonts that a page names, in any order.
  ///
  /// Called by `fonts(ofPage:)` with an index from 0 to ``pageCount`` - 1, and only where the
  /// capability ``EngineCapabilities/listsFonts`` is declared. What is drawn must not depend on
  /// whether fonts were listed before.
  func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont]

  /// Says whether a page has something to draw, as far as that can be told without drawing it.
  ///
  /// Called with an index from 0 to ``pageCount`` - 1 for a page on which nothing was drawn, to tell
  /// an empty page from one that the engine failed to draw and said nothing. By default, a page has
  /// something to draw if it has text.
  func hasContent(onPage index: Int) throws(RenderError) -> Bool
}

extension RenderDocument {
  /// No layers, for formats that have none.
  public var layers: [DocumentLayer] { [] }

  /// Refuses, for engines that extract no text.
  public func extractText(ofPage index: Int) throws(RenderError) -> String { throw noText }

  /// Whether the page has text, where the engine extracts text.
  public func hasContent(onPage index: Int) throws(RenderError) -> Bool {
    guard engine.capabilities[format]?.extractsText == true else { return false }
    return try extractText(ofPage: index).contains { !$0.isWhitespace }
  }

  /// Refuses, for engines that list no fonts.
  public func listFonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] { throw noFonts }
}
