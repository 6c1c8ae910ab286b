#if MuPDF
  import RenderKit

  /// What MuPDF calls a format, and what the engine does with documents of it.
  struct DocumentType {
    enum Kind {
      case pdf
      case pages
      case images
      case svg
    }

    let mime: String
    let kind: Kind

    static let all: [DocumentFormat: DocumentType] = [
      .pdf: DocumentType(mime: "application/pdf", kind: .pdf),
      .xps: DocumentType(mime: "application/oxps", kind: .pages),
      .epub: DocumentType(mime: "application/epub+zip", kind: .pages),
      .fb2: DocumentType(mime: "application/x-fictionbook", kind: .pages),
      .svg: DocumentType(mime: "image/svg+xml", kind: .svg),
      .svgz: DocumentType(mime: "image/svg+xml", kind: .svg),
      .cbz: DocumentType(mime: "application/x-cbz", kind: .images),
      .png: DocumentType(mime: "image/png", kind: .images),
      .jpeg: DocumentType(mime: "image/jpeg", kind: .images),
      .tiff: DocumentType(mime: "image/tiff", kind: .images),
      .gif: DocumentType(mime: "image/gif", kind: .images),
      .bmp: DocumentType(mime: "image/bmp", kind: .images),
      .jpeg2000: DocumentType(mime: "image/jpx", kind: .images),
    ]

    var capabilities: EngineCapabilities {
      var capabilities = EngineCapabilities(
        antialiasingLevels: Set(0...8), extractsText: kind != .images)
      if kind == .pdf {
        capabilities.boxes = Set(PageBox.allCases)
        capabilities.switchesLayers = true
        capabilities.acceptsPassword = true
        capabilities.listsFonts = true
      }
      return capabilities
    }
  }
#endif
