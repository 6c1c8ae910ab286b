import Dispatch
import RenderKit

@testable import DeviceAssets

/// Holds threads back until it is opened.
final class Gate: Sendable {
  private let group = DispatchGroup()

  init(isOpen: Bool) {
    if !isOpen { group.enter() }
  }

  func open() { group.leave() }

  func pass() { group.wait() }
}

extension SharedWork {
  /// Lets other tasks go on until so many wait.
  func until(waiterCount: Int) async throws {
    while self.waiterCount < waiterCount { try await Task.sleep(for: .milliseconds(1)) }
  }
}
