/// What pictures are chosen for.
public struct Device: Hashable, Sendable {
  /// The pixels of its screen for each point.
  public var scale: Scale
  /// What kind of device it is; `nil` uses pictures that are made for any.
  public var idiom: Idiom?
  /// How its screen is held; `nil` uses pictures that are made for any orientation.
  public var orientation: Orientation?

  /// Describes a device.
  public init(scale: Scale = .x1, idiom: Idiom? = nil, orientation: Orientation? = nil) {
    self.scale = scale
    self.idiom = idiom
    self.orientation = orientation
  }
}
