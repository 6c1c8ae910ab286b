/// How much of a sandbox the workers of a pool must have.
public enum SandboxPolicy: Hashable, Sendable {
  /// All that the system offers; `EngineInfo.isolation` says what that is.
  case available
  /// Every part, or no document is opened.
  case required
  /// None: a worker has the rights of the user.
  case off
}
