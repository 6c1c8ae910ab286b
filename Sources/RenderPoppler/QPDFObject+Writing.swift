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
      let data = streamData(decoded: false) ?? []
      let entries = Self.streamKeys.map { ($0, self[$0]) }.filter { !$1.isNull }
        .map { "\($0) \($1.text(resolved: false))" }
      let head = "<<\(entries.joined(separator: " ")) /Length \(data.count)>>\nstream\n"
      return Array(head.utf8) + data + Array("\nendstream".utf8)
    }

    /// A stream's data, decrypted; `nil` where it cannot be read, or not be decoded.
    func streamData(decoded: Bool) -> [UInt8]? {
      var (start, count) = unsafe (UnsafeMutablePointer<UInt8>?.none, 0)
      var isDecoded: QPDF_BOOL = 0
      let level = decoded ? qpdf_dl_all : qpdf_dl_none
      let status = unsafe qpdf_oh_get_stream_data(
        data, handle, level, &isDecoded, &start, &count)
      defer { unsafe free(start) }
      let isRead = status & QPDF_ERROR_CODE(QPDF_ERRORS) == 0
      guard isRead, !decoded || isDecoded != 0 else { return nil }
      return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }

    private func text(resolved: Bool) -> String {
      let text =
        unsafe resolved
        ? qpdf_oh_unparse_resolved(data, handle) : qpdf_oh_unparse(data, handle)
      return unsafe text.map { unsafe String(cString: $0) } ?? "null"
    }
  }
#endif
