import FoundationEssentials
public import RenderKit

/// Results as one page of HTML that works without a network, from a disk or a server.
///
/// The page needs nothing but the pictures, which lie beside it or are embedded in it. What it says
/// depends on the results alone: the same results give the same bytes.
public struct HTMLReport: Sendable {
  /// The heading of the page.
  public let title: String

  /// The pictures that the results name, those of the worst cases first.
  public let pictures: [ReportPicture]

  private let content: PageContent

  /// Arranges results for reading.
  public init(of log: ResultLog, title: String = "Rendering comparison") {
    self.title = title
    let catalog = PictureCatalog(log)
    pictures = catalog.pictures
    content = PageContent(log, catalog)
  }

  /// The text of the page.
  ///
  /// - Parameters:
  ///   - notes: What the reader has to know of this page, such as what was left out of it.
  ///   - source: Where the page finds each of ``pictures``; `nil` for one that is not there.
  /// - Throws: `RenderError` with the code `cannotWrite` where the results cannot be put into JSON.
  public func text(
    notes: [String] = [], source: (ReportPicture) throws(RenderError) -> PictureSource?
  ) throws(RenderError) -> String {
    var sources: [PictureSource?] = []
    for picture in pictures { sources.append(try source(picture)) }
    let data = PageData(title: title, notes: notes, content: content, pictures: sources)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return PageTemplate.text(title: title, data: try encoder.encode(data))
    } catch {
      throw RenderError(.cannotWrite, "The report cannot be put into JSON.", cause: "\(error)")
    }
  }
}
