#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

#include "error.h"

struct rk_png_row_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t position;
  size_t row_bytes;
  uint32_t height;
  /// An interlaced picture, which comes whole, and how many of its rows have been handed out.
  uint8_t *picture;
  uint32_t row;
};

// Chunks that may unpack to much and say nothing about pixels as stored, 5 bytes each.
static const png_byte unused_chunks[] = "iCCP\0zTXt\0iTXt\0tEXt\0sPLT\0hIST";

static void copy_bytes(png_structp png, png_bytep target, size_t count) {
  rk_png_row_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) png_error(png, "the file ends too early");
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

static void describe(rk_png_row_reader *reader, rk_png_row_header *header) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  int unit = PNG_RESOLUTION_UNKNOWN;
  png_uint_32 across = 0, along = 0;
  png_uint_32 count = 0;
  png_bytep exif = NULL;
  png_get_pHYs(png, info, &across, &along, &unit);
  png_get_eXIf_1(png, info, &count, &exif);
  *header = (rk_png_row_header){
      .width = png_get_image_width(png, info),
      .height = png_get_image_height(png, info),
      .is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE,
      .pixels_per_meter = unit == PNG_RESOLUTION_METER ? across : 0,
      .exif = exif,
      .exif_count = count,
  };
}

static bool read_header(
    rk_png_row_reader *reader, rk_png_row_header *header, rk_png_error *error) {
  reader->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, error, rk_png_fail, rk_png_judge_warning);
  if (reader->png == NULL) return false;
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) return false;
  png_set_read_fn(reader->png, reader, copy_bytes);
  if (setjmp(png_jmpbuf(reader->png)) != 0) return false;
  png_set_user_limits(reader->png, 0x7fffffff, 0x7fffffff);
  png_set_keep_unknown_chunks(
      reader->png, PNG_HANDLE_CHUNK_NEVER, unused_chunks, sizeof unused_chunks / 5);
  png_read_info(reader->png, reader->info);
  describe(reader, header);
  return true;
}

rk_png_row_reader *rk_png_row_reader_create(
    const uint8_t *bytes, size_t count, rk_png_row_header *header, rk_png_error *error) {
  *error = (rk_png_error){"out of memory"};
  rk_png_row_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  if (read_header(reader, header, error)) return reader;
  rk_png_row_reader_free(reader);
  return NULL;
}

static void read_interlaced(rk_png_row_reader *reader, int passes) {
  reader->picture = calloc(reader->height, reader->row_bytes);
  if (reader->picture == NULL) png_error(reader->png, "out of memory");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < reader->height; y++)
      png_read_row(reader->png, reader->picture + y * reader->row_bytes, NULL);
}

// The error lives as long as one call, so every call says anew where messages go.
static void report_to(rk_png_row_reader *reader, rk_png_error *error) {
  png_set_error_fn(reader->png, error, rk_png_fail, rk_png_judge_warning);
}

bool rk_png_row_reader_start(rk_png_row_reader *reader, rk_png_error *error) {
  report_to(reader, error);
  if (setjmp(png_jmpbuf(reader->png)) != 0) return false;
  rk_png_expand_to_bgra(reader->png);
  int passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  reader->row_bytes = png_get_rowbytes(reader->png, reader->info);
  if (passes > 1) read_interlaced(reader, passes);
  return true;
}

bool rk_png_row_reader_read_row(rk_png_row_reader *reader, uint8_t *row, rk_png_error *error) {
  report_to(reader, error);
  if (setjmp(png_jmpbuf(reader->png)) != 0) return false;
  if (reader->picture == NULL)
    png_read_row(reader->png, row, NULL);
  else
    memcpy(row, reader->picture + reader->row++ * reader->row_bytes, reader->row_bytes);
  return true;
}

void rk_png_row_reader_free(rk_png_row_reader *reader) {
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->picture);
  free(reader);
}
