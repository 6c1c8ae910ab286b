#if Poppler
  import CQPDF
  import Glibc

  extension QPDFObject {
    /// The entries of a stream's dictionary that matter to its reader, besides its length.
    private static let streamKeys = [
      "/Type", "/Subtype", "/Filter", "/DecodeParms", "/Length1", "/Length2", "/Length3",
      "/CMapName", "/CIDSystemInfo", "/WMode", "/UseCMap",
    ]

    /// The object as it is written to a file that is not encrypted.
    var written: [UInt8] {
      guard isStream else { return Array(text(resolved: true).utf8) }
      let data = streamData
      let entries = Self.streamKeys.map { ($0, self[$0]) }.filter { !$1.isNull }
        .map { "\($0) \($1.text(resolved: false))" }
      let head = "<<\(entries.joined(separator: " ")) /Length \(data.count)>>\nstream\n"
      return Array(head.utf8) + data + Array("\nendstream".utf8)
    }

    /// A stream's data, decrypted but not decoded; empty where it cannot be read.
    private var streamData: [UInt8] {
      var (start, count) = unsafe (UnsafeMutablePointer<UInt8>?.none, 0)
      let status = unsafe qpdf_oh_get_stream_data(
        data, handle, qpdf_dl_none, nil, &start, &count)
      defer { unsafe free(start) }
      guard status & QPDF_ERROR_CODE(QPDF_ERRORS) == 0 else { return [] }
      return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    private func text(resolved: Bool) -> String {
      let text = unsafe resolved
        ? qpdf_oh_unparse_resolved(data, handle) : qpdf_oh_unparse(data, handle)
      return unsafe text.map { unsafe String(cString: $0) } ?? "null"
    }
  }
#endif
