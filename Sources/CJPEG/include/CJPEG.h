#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libjpeg reports failures with a function that must not return, and Swift knows no longjmp. Each
// function here returns whether it succeeded and otherwise fills an error. None prints, none keeps
// global state.

/// Why a function failed, in libjpeg's words.
typedef struct {
  char message[200];
} rk_jpeg_error;

/// What the markers before the picture say.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The bytes that the decoder keeps for a picture that is sent in several scans, else 0.
  uint64_t coefficient_bytes;
  /// The resolution and its unit: 0 for none, 1 for inches, 2 for centimeters.
  uint32_t density;
  uint32_t density_unit;
  /// The contents of the first APP1 marker, which is Exif's where there is one.
  const uint8_t *exif;
  size_t exif_count;
} rk_jpeg_header;

typedef struct rk_jpeg_reader rk_jpeg_reader;

/// Reads the markers of a file in memory, which must stay; NULL on failure.
rk_jpeg_reader *rk_jpeg_reader_create(
    const uint8_t *bytes, size_t count, rk_jpeg_header *header, rk_jpeg_error *error);

/// Starts to decode at a fraction of the size: 1/1, 1/2, 1/4 or 1/8, rounded up.
bool rk_jpeg_reader_start(
    rk_jpeg_reader *reader, uint32_t denominator, uint32_t *width, uint32_t *height,
    rk_jpeg_error *error);

/// Decodes the next row: blue, green, red, 255 for each pixel.
bool rk_jpeg_reader_read_row(rk_jpeg_reader *reader, uint8_t *row, rk_jpeg_error *error);

/// The first complaint about a picture that was decoded nonetheless; empty where there was none.
const char *rk_jpeg_reader_warning(const rk_jpeg_reader *reader);

/// Frees a reader, finished or not.
void rk_jpeg_reader_free(rk_jpeg_reader *reader);

/// The version, which is a macro that Swift does not import.
const char *rk_jpeg_version(void);
