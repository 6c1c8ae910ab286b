import RenderComparison
import RenderKit

/// A page as an engine sees it.
struct PageInfoRecord: ResultRecord {
  static let type = "pageInfo"

  let document: DocumentProvenance
  let engine: EngineIdentity
  /// The page's number, from 1.
  let page: Int
  let label: String?
  /// The size of the crop box in points as the page is displayed.
  let size: Size
  let rotation: Rotation
  let userUnit: Double
  let boxes: PageBoxes
  let text: String?
  let fonts: [DocumentFont]?

  init(
    _ document: DocumentProvenance, _ engine: EngineInfo, _ page: PageInfo, text: String?,
    fonts: [DocumentFont]?
  ) {
    self.document = document
    self.engine = EngineIdentity(engine)
    self.page = page.index + 1
    label = page.label
    size = page.size()
    rotation = page.rotation
    userUnit = page.userUnit
    boxes = page.boxes
    self.text = text
    self.fonts = fonts
  }
}
