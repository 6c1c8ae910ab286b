import FoundationEssentials
import RenderKit

/// The shrinking of a PDF document of one page, step by step, each of which keeps the difference.
struct PDFShrinking {
  /// A document up to this size is worth reading.
  private static let readableByteCount = 100_000

  private let workshop: PDFWorkshop
  private let probe: DifferenceProbe
  /// The smallest document so far.
  private(set) var document: [UInt8]

  init(_ workshop: PDFWorkshop, _ probe: DifferenceProbe, _ document: [UInt8]) {
    self.workshop = workshop
    self.probe = probe
    self.document = document
  }

  mutating func run(_ debugger: inout DeltaDebugger) throws(RenderError) {
    try shrinkContents(&debugger)
    try shrinkAnnotations(&debugger)
    try keep(workshop.tidied(document))
    try shrinkForms(&debugger)
    try finish()
  }

  /// Takes over a candidate that shows the difference.
  private mutating func keep(_ candidate: [UInt8]?) throws(RenderError) {
    guard let candidate, try probe.holds(candidate) else { return }
    document = candidate
  }

  private mutating func finish() throws(RenderError) {
    try keep(workshop.tidied(document))
    if document.count > Self.readableByteCount { try keep(workshop.compressed(document)) }
  }

  private mutating func shrinkContents(_ debugger: inout DeltaDebugger) throws(RenderError) {
    let structure = try workshop.structure(of: document)
    for content in structure["pages"]?[0]?["contents"]?.elements ?? [] {
      guard let reference = content.text else { continue }
      try shrinkStream(reference, .object([:]), &debugger)
    }
  }

  /// Forms are drawn like pages (ISO 32000-2, section 8.10).
  private mutating func shrinkForms(_ debugger: inout DeltaDebugger) throws(RenderError) {
    let objects = try workshop.structure(of: document)["qpdf"]?[1]?.members ?? [:]
    for (name, object) in objects.sorted(by: { $0.key < $1.key }) {
      guard let dictionary = object["stream"]?["dict"],
        dictionary["/Subtype"]?.text == "/Form", dictionary["/Filter"] == nil
      else { continue }
      let reference = String(name.drop { $0 != ":" }.dropFirst())
      try shrinkStream(reference, dictionary.replacing("/Length", with: nil), &debugger)
    }
  }

  private mutating func shrinkStream(
    _ reference: String, _ dictionary: JSONValue, _ debugger: inout DeltaDebugger
  ) throws(RenderError) {
    guard let number = reference.split(separator: " ").first.flatMap({ Int($0) }),
      let data = try workshop.data(ofObject: number, in: document)
    else { return }
    let start = document
    func candidate(_ text: [UInt8]) throws(RenderError) -> [UInt8]? {
      let stream = JSONValue.object([
        "data": .text(Data(text).base64EncodedString()), "dict": dictionary,
      ])
      return try workshop.document(
        start, replacing: ["obj:\(reference)": .object(["stream": stream])])
    }
    let list = PartList(content: data)
    let removed = try debugger.removable(from: list) { text throws(RenderError) in
      guard let document = try candidate(text) else { return false }
      return try probe.holds(document)
    }
    if !removed.isEmpty { try keep(candidate(list.text(without: removed))) }
  }

  private mutating func shrinkAnnotations(_ debugger: inout DeltaDebugger) throws(RenderError) {
    let structure = try workshop.structure(of: document)
    guard let reference = structure["pages"]?[0]?["object"]?.text,
      let page = structure["qpdf"]?[1]?["obj:\(reference)"]?["value"],
      let annotations = page["/Annots"]
    else { return }
    let start = document
    func candidate(_ kept: [JSONValue]) throws(RenderError) -> [UInt8]? {
      let value = page.replacing("/Annots", with: kept.isEmpty ? nil : .list(kept))
      return try workshop.document(
        start, replacing: ["obj:\(reference)": .object(["value": value])])
    }
    let listed = annotations.text.flatMap { structure["qpdf"]?[1]?["obj:\($0)"]?["value"] }
    let kept = try debugger.minimize((listed ?? annotations).elements) {
      (kept: [JSONValue]) throws(RenderError) in
      guard let document = try candidate(kept) else { return false }
      return try probe.holds(document)
    }
    try keep(candidate(kept))
  }
}
