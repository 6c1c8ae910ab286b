import RenderComparison
import RenderKit

/// Says how far the comparison of many documents is: a bar on a terminal, elsewhere a line now and
/// then.
final class CorpusMeter {
  private static let barWidth = 24

  private let session: Session
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastLine = 0

  init(_ session: Session) {
    self.session = session
    start = clock.now
  }

  func show(_ progress: CorpusProgress) {
    if session.progress.isEnabled {
      session.progress.show("\(Self.bar(progress)) \(sentence(progress))")
      return
    }
    let step = Self.step(of: progress.total)
    guard progress.done / step > lastLine / step, progress.done < progress.total else { return }
    lastLine = progress.done
    session.explain(sentence(progress))
  }

  private func sentence(_ progress: CorpusProgress) -> String {
    var parts = ["\(progress.done) of \(progress.total) documents"]
    let seconds = (clock.now - start) / .seconds(1)
    let done = progress.done - progress.resumed
    if done > 0, seconds > 0 {
      let rate = Double(done) / seconds
      parts.append("\(rate.decimals(1))/s")
      parts.append("\(Self.time(Double(progress.total - progress.done) / rate)) left")
    }
    if progress.differing > 0 { parts.append("\(progress.differing) with differences or errors") }
    return parts.joined(separator: ", ")
  }

  /// About twenty lines in all, and none for few documents: 100, 200, 500, 1000, ...
  static func step(of total: Int) -> Int {
    var step = 100
    while step * 20 < total { step *= String(step).hasPrefix("2") ? 5 : 2 }
    return step
  }

  private static func bar(_ progress: CorpusProgress) -> String {
    let filled = progress.done * barWidth / max(1, progress.total)
    let rest = String(repeating: ".", count: barWidth - filled)
    return "[\(String(repeating: "#", count: filled))\(rest)]"
  }

  private static func time(_ seconds: Double) -> String {
    let whole = Int(min(seconds, 1e9).rounded(.up))
    let rest = whole % 60
    let minutes = "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
    return whole < 5400 ? minutes : "\((seconds / 3600).decimals(1)) hours"
  }
}
