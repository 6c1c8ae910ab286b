/// Where a case is: a file and, within it, a page.
struct SARIFLocation: Encodable {
  struct Physical: Encodable {
    /// Code hosts want a line.
    struct Region: Encodable { let startLine = 1 }

    let artifactLocation: Artifact
    let region = Region()
  }

  struct Artifact: Encodable {
    let uri: String

    /// RFC 3986: what is neither unreserved nor a slash is escaped byte by byte.
    init(_ path: String) {
      let escaped = path.utf8.map { byte -> String in
        let scalar = Unicode.Scalar(byte)
        if byte < 0x80,
          scalar.properties.isAlphabetic || "0123456789-._~/".unicodeScalars.contains(scalar)
        {
          return String(Character(scalar))
        }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
      uri = path.hasPrefix("/") ? "file://\(escaped)" : escaped
    }
  }

  struct Logical: Encodable {
    let name: String
    let fullyQualifiedName: String
    let kind = "page"
  }

  let physicalLocation: Physical
  let logicalLocations: [Logical]?

  init(_ entry: ReportCase) {
    physicalLocation = Physical(artifactLocation: Artifact(entry.document.file))
    logicalLocations = entry.page.map { page in
      [
        Logical(
          name: "page \(page)", fullyQualifiedName: "\(entry.document.file)/page \(page)")
      ]
    }
  }
}
