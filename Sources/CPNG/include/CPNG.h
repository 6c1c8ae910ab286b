#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libpng reports failures with longjmp, which must not cross Swift. Each function here returns
// whether it succeeded and otherwise fills an error. None prints, none keeps global state.
//
// Where RK_FAST_PNG is defined, files are written through ISA-L and ordinary files are read through
// libdeflate: both are C, and what surrounds the deflated data, filters and the order of samples,
// is a loop over bytes that Swift does not turn into shuffles of whole registers.

/// Why a function failed.
typedef struct {
  char message[128];
} rk_png_error;

/// Reads the next bytes of a file; returns how many, fewer than asked for at its end, or -1.
typedef ptrdiff_t (*rk_png_source)(void *context, uint8_t *target, size_t count);

/// Rows of 8-bit pixels in the order blue, green, red, alpha; alpha is independent of the colors.
typedef struct {
  uint32_t width;
  uint32_t height;
  size_t bytes_per_row;
  uint8_t *pixels;
} rk_png_pixels;

/// Reads a whole file into memory of the size that its header names. One function, so that the
/// jumps of png_read_info, png_read_row and png_read_end all end in the same frame.
bool rk_png_read(
    rk_png_source source, void *context, const rk_png_pixels *pixels, rk_png_error *error);

/// The bytes of memory that rk_png_read_memory needs: it inflates behind the pixels.
size_t rk_png_memory_size(uint32_t width, uint32_t height);

/// Reads a file of the ordinary kind in memory: gray, color or color with alpha of 8 bits, not
/// interlaced, nothing damaged. Changes the file's bytes. Returns false where it is of another kind,
/// or always without RK_FAST_PNG: then rk_png_read reads it, or says what is wrong with it.
bool rk_png_read_memory(
    uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *memory);

/// What to write before the first row.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// Whether the file has an alpha channel; without, the fourth byte of a pixel is skipped.
  bool has_alpha;
  /// Whether rows are stored as differences from the row above.
  bool subtracts_row_above;
  /// The resolution, or 0 for none.
  uint32_t pixels_per_meter;
} rk_png_header;

typedef struct rk_png_writer rk_png_writer;

/// Starts a file; NULL on failure. png_create_write_struct and png_write_info may jump.
rk_png_writer *rk_png_writer_create(const rk_png_header *header, rk_png_error *error);

/// Writes the next row of pixels (as in rk_png_pixels). png_write_row may jump.
bool rk_png_writer_add_row(rk_png_writer *writer, const uint8_t *row, rk_png_error *error);

/// Ends the file after its last row. png_write_end may jump.
bool rk_png_writer_finish(rk_png_writer *writer, rk_png_error *error);

/// The bytes written since the last rk_png_writer_discard_output: libpng pushes them into a
/// callback, which Swift would have to leave without an exception.
const uint8_t *rk_png_writer_output(const rk_png_writer *writer, size_t *count);

/// Forgets the bytes that the caller has taken from rk_png_writer_output.
void rk_png_writer_discard_output(rk_png_writer *writer);

/// Frees a writer, finished or not: png_destroy_write_struct takes pointers to pointers.
void rk_png_writer_free(rk_png_writer *writer);
