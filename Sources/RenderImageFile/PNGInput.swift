import CPNG
import RenderKit

/// What libpng reads from, and why that failed.
struct PNGInput {
  private var source: BufferedSource
  private(set) var failure: RenderError?

  init(_ source: DocumentSource) { self.source = BufferedSource(source) }

  /// Serves libpng; the context points to a value of this type.
  static var callback: rk_png_source {
    { context, target, count in
      guard let input = unsafe context?.assumingMemoryBound(to: PNGInput.self),
        let target = unsafe target
      else { return -1 }
      var span = unsafe MutableSpan(_unsafeStart: target, count: count)
      return unsafe input.pointee.read(into: &span)
    }
  }

  private mutating func read(into target: inout MutableSpan<UInt8>) -> Int {
    do throws(RenderError) {
      return try source.read(into: &target)
    } catch {
      failure = error
      return -1
    }
  }
}
