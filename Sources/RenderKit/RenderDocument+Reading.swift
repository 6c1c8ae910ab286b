extension RenderDocument {
  /// Describes a page.
  ///
  /// - Parameter index: The page's position, from 0.
  /// - Throws: ``RenderError`` with the code `pageOutOfRange`, or what the engine reports.
  public func page(_ index: Int) throws(RenderError) -> PageInfo {
    try checkPage(index)
    return try describePage(index)
  }

  /// Extracts a page's text in reading order, lines separated by a line feed.
  ///
  /// - Parameter index: The page's position, from 0.
  /// - Throws: ``RenderError`` with the code `pageOutOfRange` or `unsupportedOption`, or what the
  ///   engine reports.
  public func text(ofPage index: Int) throws(RenderError) -> String {
    try checkPage(index)
    guard engine.capabilities[format]?.extractsText == true else { throw noText }
    return try extractText(ofPage: index)
  }

  /// Lists the fonts that a page names, and what the engine draws in place of those it lacks.
  ///
  /// These are the fonts of the page's resources: its own and those of all that it may draw (forms,
  /// patterns, soft masks, Type 3 glyphs, the appearances of annotations). A page may name fonts that
  /// its text does not use. Glyphs that a font lacks are not looked into.
  /// - Parameter index: The page's position, from 0.
  /// - Returns: The fonts in order of their names, equal ones once.
  /// - Throws: ``RenderError`` with the code `pageOutOfRange` or `unsupportedOption`, or what the
  ///   engine reports.
  public func fonts(ofPage index: Int) throws(RenderError) -> [DocumentFont] {
    try checkPage(index)
    guard engine.capabilities[format]?.listsFonts == true else { throw noFonts }
    return Set(try listFonts(ofPage: index)).sorted()
  }

  func checkPage(_ index: Int) throws(RenderError) {
    guard index < 0 || index >= pageCount else { return }
    let number = min(index, .max - 1) + 1
    throw RenderError(
      .pageOutOfRange, "There is no page \(number): the document's pages are 1 to \(pageCount).",
      engine: engine.id)
  }

  var noText: RenderError {
    RenderError(
      .unsupportedOption, "\(engine.name) extracts no text from \(format.name).", engine: engine.id)
  }

  var noFonts: RenderError {
    RenderError(
      .unsupportedOption, "\(engine.name) does not list the fonts of \(format.name).",
      engine: engine.id)
  }
}
