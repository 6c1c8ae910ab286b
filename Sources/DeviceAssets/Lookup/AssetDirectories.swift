import Glibc
import RenderKit

/// The directories in which assets are looked for.
struct AssetDirectories {
  let documents: String?
  let bundle: String

  /// Finds the version of an asset that serves a device best: a picture, or else a drawing.
  func find(
    _ reference: AssetReference, named text: String, for device: Device
  ) throws(RenderError) -> AssetFile {
    let lookup = AssetLookup(device: device)
    let chain = reference.location.map { [$0] } ?? AssetLocation.allCases
    for kind in kinds(of: reference) {
      let candidates = lookup.candidates(
        for: reference.name, kind, fileExtension: reference.fileExtension)
      let found = AssetLookup.first(of: candidates, in: chain) { location, name in
        path(in: location).map { Self.isFile("\($0)/\(reference.directory)\(name)") } ?? false
      }
      if let found, let directory = path(in: found.location) {
        return AssetFile(
          location: found.location, path: "\(directory)/\(reference.directory)\(found.fileName)",
          isVector: kind == .vector, scale: AssetFileName(found.fileName).scale ?? .x1)
      }
    }
    let places = chain.compactMap(path).joined(separator: " or ")
    throw RenderError(
      .fileNotFound,
      "There is no asset '\(text)' in \(places.isEmpty ? "documents, which are not set" : places): "
        + "neither a picture for this device nor a drawing.")
  }

  private func kinds(of reference: AssetReference) -> [AssetKind] {
    reference.fileExtension.flatMap(AssetKind.init).map { [$0] } ?? [.bitmap, .vector]
  }

  private func path(in location: AssetLocation) -> String? {
    switch location {
    case .documents: documents
    case .bundle: bundle
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
