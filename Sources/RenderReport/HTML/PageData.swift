/// Everything that the page's script reads, as it stands in the page.
struct PageData: Encodable {
  let title: String
  let notes: [String]
  let content: PageContent
  let pictures: [PictureSource?]

  private enum Key: String, CodingKey { case title, notes, pictures }
  private enum PictureKey: String, CodingKey { case source, pixels }

  func encode(to encoder: any Encoder) throws {
    try content.encode(to: encoder)
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(title, forKey: .title)
    try container.encode(notes, forKey: .notes)
    var list = container.nestedUnkeyedContainer(forKey: .pictures)
    for picture in pictures {
      var entry = list.nestedContainer(keyedBy: PictureKey.self)
      switch picture {
      case .file(let url, let pixels):
        try entry.encode(url, forKey: .source)
        try entry.encodeIfPresent(pixels, forKey: .pixels)
      case .embedded(let url): try entry.encode(url, forKey: .source)
      case nil: break
      }
    }
  }
}
