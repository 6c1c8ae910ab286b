import RenderComparison
import RenderKit

extension InfoRecord {
  /// The line that shows the record to a person.
  var sentence: String {
    let format = document.format?.name ?? "unknown format"
    let pages = pageCount == 1 ? "1 page" : "\(pageCount) pages"
    let password = needsPassword ? ", needs a password" : ""
    let layers = self.layers.map { "\($0.name.visible) (\($0.isVisible ? "shown" : "hidden"))" }
    let list = layers.isEmpty ? "" : "\n  layers: \(layers.joined(separator: ", "))"
    return "\(document.file.visible): \(format), \(pages)\(password); read by \(engine.id) "
      + "\(engine.version)\(list)"
  }
}

extension PageInfoRecord {
  /// The line that shows the record to a person: boxes only where they differ from the crop box.
  var sentence: String {
    let others = PageBox.allCases.filter { $0 == .crop || boxes[$0] != boxes[.crop] }
    let rects = others.map { "\($0.rawValue) \(boxes[$0].notation)" }
    var parts = ["\(size.width.short) x \(size.height.short) pt"] + rects
    if rotation != .none { parts.append("turned \(rotation.rawValue)") }
    if userUnit != 1 { parts.append("unit \(userUnit.short) pt") }
    if let label { parts.append("label \(label.visible)") }
    return "  page \(page): " + parts.joined(separator: ", ")
  }
}

extension Rect {
  fileprivate var notation: String {
    "[\([x, y, maxX, maxY].map(\.short).joined(separator: " "))]"
  }
}
