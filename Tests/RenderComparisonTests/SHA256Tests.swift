import Hashing
import RenderKit
import Testing

@Suite struct SHA256Tests {
  @Test func `the digests of FIPS 180-2 come out`() throws {
    let abc = DocumentSource(bytes: Array("abc".utf8), name: "abc")
    #expect(
      try abc.sha256() == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let million = DocumentSource(bytes: [UInt8](repeating: 97, count: 1_000_000), name: "a")
    #expect(
      try million.sha256() == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func `bytes beyond the first piece count`() throws {
    var bytes = [UInt8](repeating: 0, count: 3 << 20)
    let zeros = try DocumentSource(bytes: bytes, name: "a").sha256()
    bytes[bytes.count - 1] = 1
    #expect(try DocumentSource(bytes: bytes, name: "a").sha256() != zeros)
  }
}
