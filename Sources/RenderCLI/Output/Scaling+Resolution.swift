import RenderKit

extension Scaling {
  /// The resolution to note in a picture file, where pictures have one.
  func resolution(of page: PageInfo) -> Double? {
    let dpi: Double
    switch self {
    case .dpi(let value): dpi = value
    case .scale(let value): dpi = value * page.naturalDPI
    case .fit, .fill, .exact, .fitDown: return nil
    }
    return (0.1...1_000_000).contains(dpi) ? dpi : nil
  }
}
