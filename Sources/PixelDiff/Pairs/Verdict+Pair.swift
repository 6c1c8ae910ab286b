extension Verdict {
  /// Judges two pictures in the pixels that count.
  public init(_ pair: PicturePair, _ options: VerdictOptions = VerdictOptions()) {
    self.init(between: pair.first, and: pair.second, options)
  }
}
