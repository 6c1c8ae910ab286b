#if Poppler
  import RenderKit
  import RenderPoppler
  import Testing

  /// Poppler reads a table before it fills it, which must not hold what was in memory.
  @Suite struct PopplerMemoryTests {
    @Test func `memory that was used is clear when it is handed out again`() throws {
      _ = try PopplerEngine().open(PopplerFixture(page: "/MediaBox[0 0 200 100]").source)
      let kept = useMemory()
      withExtendedLifetime(kept) {
        let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 262_144, alignment: 16)
        defer { unsafe block.deallocate() }
        let isClear = unsafe block.allSatisfy { $0 == 0 }
        #expect(isClear)
      }
    }

    /// Fills blocks of memory and frees all but the last, which keeps the others in the process.
    private func useMemory() -> [UInt8] {
      var blocks = (0..<100).map { [UInt8](repeating: UInt8($0 + 1), count: 100_000) }
      return blocks.removeLast()
    }
  }
#endif
