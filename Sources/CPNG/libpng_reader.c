#include <setjmp.h>
#include <string.h>

#include "error.h"

typedef struct {
  rk_png_source read;
  void *context;
} input;

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  input *source = png_get_io_ptr(png);
  ptrdiff_t got = source->read(source->context, target, count);
  if (got < 0) png_error(png, "the file cannot be read");
  if ((size_t)got < count) png_error(png, "the file ends too early");
}

// libpng drops a damaged tRNS chunk with a warning; the picture would lose its transparency.
static void judge_warning(png_structp png, png_const_charp message) {
  if (strncmp(message, "tRNS", 4) == 0) png_error(png, message);
}

// Asks for straight BGRA. No gamma and no color profile is applied: values stay as stored.
static void set_transformations(png_structp png) {
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_bgr(png);
  png_set_add_alpha(png, 0xff, PNG_FILLER_AFTER);
}

static void read_picture(png_structp png, png_infop info, const rk_png_pixels *pixels) {
  // The caller has its own limits; chunks that say nothing about pixels as stored are skipped.
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_read_info(png, info);
  set_transformations(png);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_image_width(png, info) != pixels->width
      || png_get_image_height(png, info) != pixels->height
      || png_get_rowbytes(png, info) != (size_t)pixels->width * 4)
    png_error(png, "the header contradicts itself");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < pixels->height; y++)
      png_read_row(png, pixels->pixels + y * pixels->bytes_per_row, NULL);
  png_read_end(png, NULL);
}

bool rk_png_read(
    rk_png_source source, void *context, const rk_png_pixels *pixels, rk_png_error *error) {
  input from = {source, context};
  *error = (rk_png_error){"out of memory"};
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, error, rk_png_fail, judge_warning);
  if (png == NULL) return false;
  png_infop info = png_create_info_struct(png);
  if (info == NULL) {
    png_destroy_read_struct(&png, NULL, NULL);
    return false;
  }
  png_set_read_fn(png, &from, read_bytes);
  volatile bool succeeded = false;
  if (setjmp(png_jmpbuf(png)) == 0) {
    read_picture(png, info, pixels);
    succeeded = true;
  }
  png_destroy_read_struct(&png, &info, NULL);
  return succeeded;
}
