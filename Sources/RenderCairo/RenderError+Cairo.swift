#if Poppler || SVG
  import CCairo
  import RenderKit

  extension RenderError {
    /// What it means that cairo ended with an error while it drew a picture.
    init(cairo status: cairo_status_t, _ size: PixelSize, engine: EngineInfo.ID) {
      let cause = unsafe cairo_status_to_string(status).map { unsafe String(cString: $0) }
      switch status {
      case CAIRO_STATUS_NO_MEMORY:
        self.init(
          .memoryLimit, "There is not enough memory to draw \(size) pixels.", engine: engine,
          cause: cause)
      case CAIRO_STATUS_INVALID_SIZE:
        self.init(
          .tooLarge, "cairo cannot draw \(size) pixels: its limit is 32767 on a side.",
          engine: engine, cause: cause)
      default:
        self.init(.engineFailed, "cairo failed to draw the page.", engine: engine, cause: cause)
      }
    }
  }
#endif
