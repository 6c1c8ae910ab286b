#ifndef RK_FAST_PNG
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "error.h"

struct rk_png_writer {
  png_structp png;
  png_infop info;
  uint8_t *output;
  size_t count;
  size_t capacity;
};

static void append_bytes(png_structp png, png_bytep bytes, size_t count) {
  rk_png_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = 2 * (writer->count + count);
    uint8_t *output = realloc(writer->output, capacity);
    if (output == NULL) png_error(png, "out of memory");
    writer->output = output;
    writer->capacity = capacity;
  }
  memcpy(writer->output + writer->count, bytes, count);
  writer->count += count;
}

static void keep_output(png_structp png) { (void)png; }

static void write_header(png_structp png, png_infop info, const rk_png_header *header) {
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, 1);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_filter(
      png, PNG_FILTER_TYPE_BASE,
      header->subtracts_row_above ? PNG_FILTER_UP : PNG_FILTER_NONE);
  png_set_IHDR(
      png, info, header->width, header->height, 8,
      header->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE,
      PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (header->pixels_per_meter > 0)
    png_set_pHYs(
        png, info, header->pixels_per_meter, header->pixels_per_meter, PNG_RESOLUTION_METER);
  png_write_info(png, info);
  png_set_bgr(png);
  if (!header->has_alpha) png_set_filler(png, 0, PNG_FILLER_AFTER);
}

static bool start(rk_png_writer *writer, const rk_png_header *header, rk_png_error *error) {
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, error, rk_png_fail, rk_png_ignore);
  if (writer->png == NULL) return false;
  writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) return false;
  png_set_write_fn(writer->png, writer, append_bytes, keep_output);
  if (setjmp(png_jmpbuf(writer->png)) != 0) return false;
  write_header(writer->png, writer->info, header);
  return true;
}

rk_png_writer *rk_png_writer_create(const rk_png_header *header, rk_png_error *error) {
  *error = (rk_png_error){"out of memory"};
  rk_png_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  if (start(writer, header, error)) return writer;
  rk_png_writer_free(writer);
  return NULL;
}

// The error lives as long as one call, so every call says anew where messages go.
static void report_to(rk_png_writer *writer, rk_png_error *error) {
  png_set_error_fn(writer->png, error, rk_png_fail, rk_png_ignore);
}

bool rk_png_writer_add_row(rk_png_writer *writer, const uint8_t *row, rk_png_error *error) {
  report_to(writer, error);
  if (setjmp(png_jmpbuf(writer->png)) != 0) return false;
  png_write_row(writer->png, row);
  return true;
}

bool rk_png_writer_finish(rk_png_writer *writer, rk_png_error *error) {
  report_to(writer, error);
  if (setjmp(png_jmpbuf(writer->png)) != 0) return false;
  png_write_end(writer->png, writer->info);
  return true;
}

const uint8_t *rk_png_writer_output(const rk_png_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->output;
}

void rk_png_writer_discard_output(rk_png_writer *writer) { writer->count = 0; }

void rk_png_writer_free(rk_png_writer *writer) {
  png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->output);
  free(writer);
}
#endif
