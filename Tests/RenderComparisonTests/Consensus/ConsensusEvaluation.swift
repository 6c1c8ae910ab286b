import Foundation
import PixelDiff
import RenderConformance
import RenderIsolation
import RenderKit
import TestSupport

/// How often a vote names the engine whose picture was edited.
struct ConsensusEvaluation {
  static let engines = ["poppler", "mupdf", "pdfium"]
  private static let dpi = 100.0

  /// A page as three engines draw it.
  struct Page {
    let name: String
    let pictures: [Bitmap]
    let options = VerdictOptions(dpi: ConsensusEvaluation.dpi)
  }

  /// One edit of one engine's picture.
  struct Trial: CustomStringConvertible {
    let page: String
    let engine: Int
    let kind: PageEdit.Kind
    let box: PixelRect
    let consensus: Consensus

    /// Whether the others agree at the place, so that there is a majority to stand out from.
    let isDecidable: Bool

    /// Whether the engine is named for the place of the edit, and before any other.
    var isNamed: Bool {
      consensus.odd.first { box.overlaps($0.region.box) }?.picture == engine
    }

    /// Whether the engine is named for the place of the edit, among others.
    var isMentioned: Bool {
      consensus.odd.contains { $0.picture == engine && box.overlaps($0.region.box) }
    }

    var description: String {
      let odd = consensus.odd.prefix(4).map {
        "\(ConsensusEvaluation.engines[$0.picture]) \($0.region.kind) \($0.region.box) "
          + "\(($0.region.strength * 100).rounded() / 100)"
      }
      return "\(page): \(ConsensusEvaluation.engines[engine]) \(kind) at \(box), "
        + "\(consensus.answer) \(odd)"
    }
  }

  /// The first pages of documents, where three engines draw them in about the same size.
  static func pages(of files: [String], count: Int = 2) throws -> [Page] {
    let program = try workerProgram()
    let pool = try WorkerPool(program: program, limits: WorkerLimits(time: .seconds(20)))
    let own = try ["poppler", "mupdf"].map { try pool.engine($0) }
    var pages: [Page] = []
    for file in files {
      let third = try PDFiumPages.pictures(of: file, dpi: dpi, pages: count)
      guard let source = try? DocumentSource(file: file) else { continue }
      let documents = own.compactMap { try? $0.open(source) }
      for (index, last) in third.enumerated() {
        let request = PageRequest(page: index, scaling: .dpi(dpi))
        let pictures = documents.compactMap { try? $0.render(request).bitmap } + [last]
        let drawn = pictures.compactMap(\.self)
        guard drawn.count == 3, drawn.allSatisfy({ $0.size.isNear(drawn[0].size) }) else {
          continue
        }
        let name = "\(URL(filePath: file).lastPathComponent) page \(index + 1)"
        pages.append(Page(name: name, pictures: drawn))
      }
    }
    return pages
  }

  /// Edits each engine's picture of a page in each way, once.
  static func trials(on page: Page, seed: UInt64) -> [Trial] {
    var random = SeededGenerator(seed: seed)
    return engines.indices.flatMap { engine in
      PageEdit.Kind.allCases.compactMap { kind in
        guard let edit = PageEdit(kind, of: page.pictures[engine], using: &random) else {
          return nil
        }
        var pictures = page.pictures
        pictures[engine] = edit.edited
        return Trial(
          page: page.name, engine: engine, kind: kind, box: edit.box,
          consensus: Consensus(of: pictures, page.options),
          isDecidable: !differences(page, besides: engine).contains { edit.box.overlaps($0) })
      }
    }
  }

  /// Where the two other engines look different.
  private static func differences(_ page: Page, besides engine: Int) -> [PixelRect] {
    let others = engines.indices.filter { $0 != engine }.map { page.pictures[$0] }
    return Verdict(between: others[0], and: others[1], page.options).regions.map(\.box)
  }

  static func workerProgram() throws -> String {
    let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(filePath: tests).deletingLastPathComponent().appending(path: "renderkit-worker").path
  }
}

extension PixelRect {
  fileprivate func overlaps(_ other: PixelRect) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }
}

extension PixelSize {
  fileprivate func isNear(_ other: PixelSize) -> Bool {
    abs(width - other.width) <= 2 && abs(height - other.height) <= 2
  }
}
