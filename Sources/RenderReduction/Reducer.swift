package import RenderKit

/// Makes the smallest document that still shows a difference.
package struct Reducer {
  /// A smaller document.
  package struct Reduction {
    /// The document.
    package let bytes: [UInt8]
    /// The page that shows the difference, from 1.
    package let page: Int
    /// How many documents were tried.
    package let attempts: Int
    /// Why it is not smaller; `nil` where all was tried.
    package let remark: String?
  }

  /// The most documents that are tried.
  package static let mostAttempts = 400

  private let probe: DifferenceProbe
  private let progress: (_ attempts: Int) -> Void

  /// Prepares a reduction.
  ///
  /// - Parameters:
  ///   - probe: Looks for the difference.
  ///   - progress: Is told how many documents were tried.
  package init(_ probe: DifferenceProbe, progress: @escaping (_ attempts: Int) -> Void) {
    self.probe = probe
    self.progress = progress
  }

  /// Reduces a document to what a page needs to show the difference.
  ///
  /// - Throws: `RenderError` where a file cannot be written or a program is missing.
  package func reduce(
    _ source: DocumentSource, page: Int, password: String?
  ) throws(RenderError) -> Reduction {
    let bytes = try source.read(at: 0, count: source.byteCount)
    switch try? source.recognizedFormat() {
    case .pdf?: return try reducePDF(bytes, page, password)
    case .svg?: return try reduceSVG(bytes)
    default:
      return Reduction(
        bytes: bytes, page: page, attempts: 0,
        remark: "documents of this format are kept whole")
    }
  }

  private func reduceSVG(_ bytes: [UInt8]) throws(RenderError) -> Reduction {
    var debugger = debugger()
    let list = PartList(svg: bytes)
    let removed = try debugger.removable(from: list) { text throws(RenderError) in
      try probe.holds(text)
    }
    return reduction(list.text(without: removed), page: 1, debugger)
  }

  private func reducePDF(
    _ bytes: [UInt8], _ page: Int, _ password: String?
  ) throws(RenderError) -> Reduction {
    let workshop = PDFWorkshop()
    guard let single = try workshop.extract(page, from: bytes, password: password),
      try probe.holds(single)
    else {
      return Reduction(
        bytes: bytes, page: page, attempts: 1,
        remark: "the page alone does not show the difference")
    }
    var debugger = debugger()
    var shrinking = PDFShrinking(workshop, probe, single)
    try shrinking.run(&debugger)
    return reduction(shrinking.document, page: 1, debugger)
  }

  private func debugger() -> DeltaDebugger {
    let progress = progress
    return DeltaDebugger(attempts: Self.mostAttempts) { progress(Self.mostAttempts - $0) }
  }

  private func reduction(
    _ bytes: [UInt8], page: Int, _ debugger: DeltaDebugger
  ) -> Reduction {
    Reduction(
      bytes: bytes, page: page, attempts: Self.mostAttempts - debugger.attemptsLeft,
      remark: debugger.attemptsLeft == 0
        ? "the \(Self.mostAttempts) attempts did not suffice" : nil)
  }
}
