#if SVG
  import RenderKit
  import RenderSVG
  import Testing

  /// Cairo asks for rows at multiples of 4 bytes; the contract does not.
  @Suite struct CairoMemoryTests {
    private func document() throws -> any RenderDocument {
      let text = SVGFixture.document("width='61' height='47'")
      return try SVGEngine().open(DocumentSource(bytes: Array(text.utf8), name: "a.svg"))
    }

    @Test(arguments: [244, 245, 246, 247, 248, 300, 301])
    func `any distance of rows gives the same picture and leaves the gaps alone`(
      bytesPerRow: Int
    ) throws {
      let document = try document()
      let request = PageRequest(page: 0)
      let expected = try document.render(request).bitmap
      let layout = PixelLayout(expected.size, bytesPerRow: bytesPerRow)
      var bytes = [UInt8](repeating: 0xA5, count: layout.byteCount)
      var pixels = bytes.mutableSpan
      _ = try document.render(request, layout, into: &pixels)
      for row in 0..<47 {
        let start = row * bytesPerRow
        #expect(bytes[start..<start + 244] == expected.bytes[row * 244..<(row + 1) * 244])
        #expect(bytes[start + 244..<start + bytesPerRow].allSatisfy { $0 == 0xA5 })
      }
    }

    @Test(arguments: 0..<4)
    func `memory may begin anywhere`(offset: Int) throws {
      let document = try document()
      let request = PageRequest(page: 0)
      let expected = try document.render(request).bitmap
      var bytes = [UInt8](repeating: 0xA5, count: expected.bytes.count + 4)
      var all = bytes.mutableSpan
      var pixels = all._mutatingExtracting(offset..<offset + expected.bytes.count)
      _ = try document.render(request, expected.layout, into: &pixels)
      #expect(Array(bytes[offset..<offset + expected.bytes.count]) == expected.bytes)
      #expect(bytes[..<offset].allSatisfy { $0 == 0xA5 })
    }

    @Test func `a picture beyond cairo's limit is refused in words`() throws {
      let limits = PixelLimits(pixels: 50_000_000, side: 100_000)
      let error = #expect(throws: RenderError.self) {
        let size = PixelSize(width: 40_000, height: 3)
        _ = try document().render(PageRequest(page: 0, scaling: .exact(size), limits: limits))
      }
      #expect(error?.code == .tooLarge)
    }
  }
#endif
