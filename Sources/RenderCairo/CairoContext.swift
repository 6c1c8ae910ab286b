#if Poppler || SVG
  import CCairo
  package import RenderKit

  /// A cairo drawing context, destroyed with its value.
  @safe
  package struct CairoContext: ~Copyable {
    /// The context for libraries that draw through cairo; valid while this value lives.
    @unsafe package let pointer: OpaquePointer?

    @unsafe init(surface: OpaquePointer?) {
      unsafe pointer = cairo_create(surface)
    }

    deinit { unsafe cairo_destroy(pointer) }

    /// Maps what is drawn from now on.
    package func transform(_ map: AffineTransform) {
      var matrix = cairo_matrix_t(
        xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
      unsafe cairo_transform(pointer, &matrix)
    }

    /// Runs a drawing, then restores the transform and all other settings.
    package func saving<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
      unsafe cairo_save(pointer)
      defer { unsafe cairo_restore(pointer) }
      try body()
    }

    /// Paints a background over what is drawn so far.
    package func paint(_ background: Background) {
      paint(background, CAIRO_OPERATOR_OVER)
    }

    /// Paints a background behind what is drawn so far.
    package func paintBehind(_ background: Background) {
      paint(background, CAIRO_OPERATOR_DEST_OVER)
    }

    /// Makes every pixel transparent.
    func clear() {
      unsafe cairo_set_operator(pointer, CAIRO_OPERATOR_CLEAR)
      unsafe cairo_paint(pointer)
      unsafe cairo_set_operator(pointer, CAIRO_OPERATOR_OVER)
    }

    var status: cairo_status_t { unsafe cairo_status(pointer) }

    private func paint(_ background: Background, _ mode: cairo_operator_t) {
      guard case .color(let red, let green, let blue) = background else { return }
      unsafe cairo_save(pointer)
      unsafe cairo_identity_matrix(pointer)
      unsafe cairo_set_operator(pointer, mode)
      unsafe cairo_set_source_rgb(
        pointer, Double(red) / 255, Double(green) / 255, Double(blue) / 255)
      unsafe cairo_paint(pointer)
      unsafe cairo_restore(pointer)
    }
  }
#endif
