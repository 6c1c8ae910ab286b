import RenderKit
import Testing

@testable import DeviceAssets

@Suite struct AssetReferenceTests {
  @Test func `a name, a file and a URL are told apart`() throws {
    let plain = try AssetReference("icons/logo")
    #expect(plain.location == nil && plain.directory == "icons/" && plain.name == "logo")
    #expect(plain.fileExtension == nil)
    let file = try AssetReference("photo.v2.JPG")
    #expect(file.name == "photo.v2" && file.fileExtension == "JPG")
    let dotted = try AssetReference("photo.v2")
    #expect(dotted.name == "photo.v2" && dotted.fileExtension == nil)
    let url = try AssetReference("documents://my%20icons/caf%C3%A9")
    #expect(url.location == .documents && url.directory == "my icons/" && url.name == "café")
    #expect(try AssetReference("bundle://a").location == .bundle)
    #expect(try AssetReference("100%").name == "100%")
  }

  @Test(arguments: [
    "", "/etc/hosts", "../logo", "a/../../logo", "a/./b", "a//b", "a/", "..", ".", "a\0b",
    "https://example.org/logo", "file:///logo", "documents:///logo", "documents://",
    "bundle://..%2Flogo", "bundle://%2e%2e/logo", "bundle://a%2", "bundle://a%zz", "bundle://%FF",
  ])
  func `what could lead elsewhere or makes no sense is refused`(text: String) throws {
    let error = try #require(throws: RenderError.self) { try AssetReference(text) }
    #expect(error.code == .invalidRequest)
    #expect(error.message.contains("cannot name an asset"))
  }
}
