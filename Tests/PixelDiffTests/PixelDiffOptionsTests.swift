import PixelDiff
import Testing

struct PixelDiffOptionsTests {
  @Test func `the defaults are those of pixelmatch`() {
    #expect(PixelDiffOptions() == PixelDiffOptions(threshold: 0.1, includeAntialiasing: false))
  }

  // As text, because a test in another process cannot be handed a number that JSON lacks.
  @Test(arguments: ["-0.1", "1.1", "nan", "inf"])
  func `a threshold outside of 0 to 1 is a mistake of the caller`(threshold: String) async {
    await #expect(processExitsWith: .failure) { [threshold] in
      _ = PixelDiffOptions(threshold: Double(threshold) ?? 0.1)
    }
  }
}
