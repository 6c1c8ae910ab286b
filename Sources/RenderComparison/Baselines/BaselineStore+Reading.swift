import FoundationEssentials
import PixelDiff
import RenderImageFile
import RenderKit

extension BaselineStore {
  /// Reads where a baseline comes from.
  func provenance(of entry: BaselineEntry) throws(RenderError) -> BaselineProvenance {
    let source = try DocumentSource(file: entry.provenance)
    let bytes = try source.read(at: 0, count: source.byteCount)
    guard let provenance = try? JSONDecoder().decode(BaselineProvenance.self, from: Data(bytes)),
      provenance.page == entry.page, provenance.engine.id == entry.engine
    else { throw Self.damaged(entry.provenance, "it does not say where the picture comes from") }
    return provenance
  }

  /// Reads a baseline, and makes sure that it is what was recorded.
  func read(_ entry: BaselineEntry) throws(RenderError) -> (BaselineProvenance, Bitmap) {
    let (provenance, bitmap) = try DirectoryLock.hold(directory, .shared) {
      () throws(RenderError) -> (BaselineProvenance, Bitmap) in
      let provenance = try self.provenance(of: entry)
      return (provenance, try picture(of: entry))
    }
    guard bitmap.pixelHash() == provenance.pixelHash else {
      throw Self.damaged(entry.picture, "it is not the picture that was recorded")
    }
    return (provenance, bitmap)
  }

  private func picture(of entry: BaselineEntry) throws(RenderError) -> Bitmap {
    do {
      return try Bitmap(imageFile: entry.picture)
    } catch {
      throw Self.damaged(entry.picture, error.message)
    }
  }

  private static func damaged(_ path: String, _ reason: String) -> RenderError {
    RenderError(
      .damagedDocument,
      "The baseline \(path) is damaged; renew it with 'renderkit baseline accept'.", cause: reason)
  }
}
