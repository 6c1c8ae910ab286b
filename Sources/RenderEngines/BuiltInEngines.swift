public import RenderKit

/// The engines that this build contains, as its traits say.
public enum BuiltInEngines {
  /// All of them, in the order of preference for formats that several open.
  public static var all: [any RenderEngine] {
    []
  }
}
