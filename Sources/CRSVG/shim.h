#include <librsvg/rsvg.h>

/* The call is deprecated, but em and ex are the only way to the natural size that rsvg-convert uses:
   not rounded, and with the ink extents where the document gives no size. */
static inline void rk_rsvg_natural_size(RsvgHandle *handle, double *width, double *height) {
  RsvgDimensionData dimensions = {0};
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  rsvg_handle_get_dimensions(handle, &dimensions);
  G_GNUC_END_IGNORE_DEPRECATIONS
  *width = dimensions.em;
  *height = dimensions.ex;
}

/* Swift takes exported variables for mutable state. */
static inline unsigned rk_rsvg_version(int part) {
  return part == 0 ? rsvg_major_version : part == 1 ? rsvg_minor_version : rsvg_micro_version;
}

/* A cast macro is not imported. */
static inline RsvgHandle *rk_rsvg_read(
    const void *data, gssize size, GFile *base, GError **error) {
  GInputStream *stream = g_memory_input_stream_new_from_data(data, size, NULL);
  RsvgHandle *handle =
      rsvg_handle_new_from_stream_sync(stream, base, RSVG_HANDLE_FLAGS_NONE, NULL, error);
  g_object_unref(stream);
  return handle;
}
