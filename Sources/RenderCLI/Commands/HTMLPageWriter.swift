import Glibc
import RenderImageFile
import RenderKit
import RenderReport

/// Writes an HTML report, with its pictures in it or beside it.
struct HTMLPageWriter {
  private let report: HTMLReport
  private let files: [ReportPicture: String]
  private let session: Session

  /// Finds the pictures, and says if some are not there.
  init(_ report: HTMLReport, _ pictures: ResultPictures, _ session: Session) {
    self.report = report
    self.session = session
    let found = report.pictures.compactMap { picture in
      pictures.file(picture.path).map { (picture, $0) }
    }
    files = Dictionary(found) { first, _ in first }
    guard let missing = report.pictures.first(where: { files[$0] == nil }) else { return }
    session.report(
      "\(report.pictures.count - files.count) of \(report.pictures.count) pictures are not there, such "
        + "as \(missing.path); the report says so where they would be")
  }

  /// Writes a directory, the page and the pictures, and returns the path of the page.
  func writeDirectory(_ path: String) throws(RenderError) -> String {
    let directory = path.hasSuffix("/") ? path : path + "/"
    try OutputDirectory.create(directory + "images")
    let text = try report.text { picture throws(RenderError) in
      try place(picture, in: directory)
    }
    let page = directory + "index.html"
    try finish(text, page, isNamed: false)
    return page
  }

  /// Writes one file with the pictures of the worst cases in it.
  func writeFile(_ path: String, embeddingWorst limit: Int) throws(RenderError) {
    let omitted = report.pictures.count { $0.rank >= limit }
    let note =
      "This file holds the pictures of the worst \(limit) results; \(omitted) other pictures are left "
      + "out. More are kept with --embed-worst, all of them without --single-file."
    if omitted > 0 { session.explain(note) }
    let text = try report.text(notes: omitted > 0 ? [note] : []) { picture throws(RenderError) in
      guard picture.rank < limit, let bytes = try bytes(of: picture) else { return nil }
      return .embedding(bytes)
    }
    try finish(text, path, isNamed: true)
  }

  private func finish(_ text: String, _ path: String, isNamed: Bool) throws(RenderError) {
    session.progress.clear()
    try write(Array(text.utf8), path, isNamed: isNamed)
  }

  /// Writes a file; a link is followed only where somebody named the file.
  private func write(
    _ bytes: [UInt8], _ path: String, isNamed: Bool = false
  ) throws(RenderError) {
    try SignalShield.hold { () throws(RenderError) in
      try AtomicFile.write(bytes, to: path, followsLinks: isNamed)
    }
  }

  private func place(
    _ picture: ReportPicture, in directory: String
  ) throws(RenderError) -> PictureSource? {
    session.progress.show(picture.path)
    let url = "images/\(picture.name)"
    guard let file = files[picture], let bytes = try bytes(of: picture) else { return nil }
    if !PictureLink.make(from: file, to: directory + url, holding: bytes) {
      try write(bytes, directory + url)
    }
    guard picture.isSuspicious else { return .file(url) }
    try write(Array(PictureSource.pixelSheet(of: bytes).utf8), "\(directory)\(url).css")
    return .file(url, pixels: "\(url).css")
  }

  /// The picture as a PNG file; `nil`, with a message, where it cannot be read.
  private func bytes(of picture: ReportPicture) throws(RenderError) -> [UInt8]? {
    guard let file = files[picture] else { return nil }
    do {
      return try PictureFiles.png(file)
    } catch {
      _ = session.report(error, on: picture.path)
      return nil
    }
  }
}
