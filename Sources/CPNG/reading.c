#include <string.h>

#include "error.h"

// libpng drops a damaged tRNS chunk with a warning; the picture would lose its transparency.
void rk_png_judge_warning(png_structp png, png_const_charp message) {
  if (strncmp(message, "tRNS", 4) == 0) png_error(png, message);
}

void rk_png_expand_to_bgra(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

const char *rk_png_version(void) { return png_get_libpng_ver(NULL); }
