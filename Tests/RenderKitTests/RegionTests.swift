import RenderConformance
import RenderKit
import Testing

@Suite struct RegionTests {
  private static let source = DocumentSource(bytes: Array("%PDF-1.4".utf8), name: "a.pdf")

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a region equals the crop of the whole`(seed: UInt64) throws {
    let document = try FakeEngine("fake").open(Self.source)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var request = PageRequest(page: 0, scaling: .dpi(random.number(20...150)))
      let whole = try document.render(request).bitmap
      request.region = random.region(within: whole.size)
      let part = try document.render(request)
      #expect(part.bitmap.size == request.region?.size)
      #expect(part.bitmap.bytes == request.region.map(whole.pixels(in:)))
      #expect(part.notes.engine == "fake")
    }
  }

  @Test(arguments: [
    PixelRect(x: 0, y: 0, width: 31, height: 20), PixelRect(x: 30, y: 0, width: 1, height: 1),
    PixelRect(x: -1, y: 0, width: 5, height: 5), PixelRect(x: 0, y: 0, width: 0, height: 5),
    PixelRect(x: 0, y: 0, width: 5, height: -5), PixelRect(x: .max, y: 0, width: .max, height: 1),
    PixelRect(x: .min, y: .min, width: .max, height: .max),
  ])
  func `a region that is not within the picture is refused`(region: PixelRect) throws {
    let document = try FakeEngine("fake").open(Self.source)
    let error = #expect(throws: RenderError.self) {
      try document.render(PageRequest(page: 0, region: region))
    }
    #expect(error?.code == .invalidRequest)
    #expect(error?.message.contains(region.description) == true)
    #expect(error?.message.contains("30 x 20") == true)
  }

  @Test(arguments: [nil, PixelRect(x: 3, y: 2, width: 5, height: 4)])
  func `memory with longer rows gets the same pixels and keeps what is between`(
    region: PixelRect?
  ) throws {
    let document = try FakeEngine("fake").open(Self.source)
    let request = PageRequest(page: 0, region: region)
    let expected = try document.render(request).bitmap
    let layout = PixelLayout(expected.size, bytesPerRow: expected.size.width * 4 + 5)
    var memory = [UInt8](repeating: 0xAB, count: layout.byteCount)
    var span = memory.mutableSpan
    _ = try document.render(request, layout, into: &span)
    #expect(Bitmap(layout, bytes: memory).pixels == expected.bytes)
    for row in 0..<layout.size.height {
      let end = (row + 1) * layout.bytesPerRow
      #expect(memory[end - 5..<end].allSatisfy { $0 == 0xAB })
    }
  }

  @Test func `memory of another shape is refused`() throws {
    let document = try FakeEngine("fake").open(Self.source)
    let right = PixelLayout(PixelSize(width: 30, height: 20))
    for (layout, count) in [
      (PixelLayout(PixelSize(width: 20, height: 30)), 2400), (right, 2399),
      (PixelLayout(right.size, bytesPerRow: 124), 2400),
    ] {
      var memory = [UInt8](repeating: 0, count: count)
      let code = failure(of: { () throws(RenderError) in
        var span = memory.mutableSpan
        _ = try document.render(PageRequest(page: 0), layout, into: &span)
      })?.code
      #expect(code == .invalidRequest)
      #expect(memory.allSatisfy { $0 == 0 })
    }
  }
}
