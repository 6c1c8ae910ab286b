/// What a picture is at eight pixels, and how it changes there.
struct Slopes {
  let value: SIMD8<Int16>
  /// The right neighbor less the left one.
  let across: SIMD8<Int16>
  /// The lower neighbor less the upper one.
  let down: SIMD8<Int16>
}
