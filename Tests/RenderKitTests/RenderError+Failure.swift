import RenderKit

/// The error that something ends with, for bodies that `#expect(throws:)` cannot hold.
func failure(of body: () throws(RenderError) -> Void) -> RenderError? {
  do throws(RenderError) {
    try body()
    return nil
  } catch {
    return error
  }
}
