/// What comes before an XML document's root element, read just far enough to name the element.
///
/// This is no validating parser: it answers which element comes first in anything that an XML
/// parser would accept, and may answer for documents that a parser would refuse.
enum XMLProlog: Hashable, Sendable {
  /// The root element's name, without a namespace prefix.
  case root(String)
  /// The bytes end before the root element's name does.
  case unfinished
  /// The bytes are not XML.
  case notXML

  var rootElement: String? {
    if case .root(let name) = self { name } else { nil }
  }

  init(_ bytes: [UInt8]) {
    var scanner = XMLScanner(bytes)
    do throws(XMLScanner.Stop) {
      let name = try scanner.rootElement()
      self = .root(name.split(separator: ":").last.map(String.init) ?? name)
    } catch {
      self = error == .end ? .unfinished : .notXML
    }
  }
}
