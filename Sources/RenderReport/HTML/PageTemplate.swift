import FoundationEssentials
import Hashing
import RenderKit

/// The page into which the data is put.
enum PageTemplate {
  private static let style =
    text(PackageResources.report_css) + text(PackageResources.viewer_css)
  /// One script after the other, in one scope.
  private static let script = [
    PackageResources.page_js, PackageResources.index_js, PackageResources.stage_js,
    PackageResources.viewer_js, PackageResources.panel_js, PackageResources.magnifier_js,
    PackageResources.keyboard_js,
  ].map(text).joined(separator: "\n")

  static func text(title: String, data: Data) -> String {
    let values = [
      "title": XMLText.escaped(title), "policy": policy, "style": style, "script": script,
      "data": String(decoding: data, as: UTF8.self).replacing("<", with: "\\u003c"),
    ]
    var rest = text(PackageResources.report_html)[...]
    var page = ""
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      page += rest[..<start.lowerBound]
      page += values[String(rest[start.upperBound..<end.lowerBound])] ?? ""
      rest = rest[end.upperBound...]
    }
    return page + rest
  }

  /// Nothing but what the page came with: no network, no script of anybody else.
  ///
  /// `file:` stands beside `'self'` because browsers disagree on what the latter is on a disk. Style
  /// sheets hand over pixels; see ``PictureSource``.
  private static var policy: String {
    [
      "default-src 'none'", "script-src '\(digest(of: script))'", "img-src 'self' data: file:",
      "style-src '\(digest(of: style))' 'self' file:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func digest(of text: String) -> String {
    let source = DocumentSource(bytes: Array(text.utf8), name: "a part of the page")
    guard let digits = try? source.sha256() else { return "none" }
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { start in
      UInt8(digits.dropFirst(start).prefix(2), radix: 16)
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }

  private static func text(_ resource: [UInt8]) -> String {
    String(decoding: resource, as: UTF8.self)
  }

}
