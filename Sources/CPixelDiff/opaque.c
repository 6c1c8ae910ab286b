#include <stdlib.h>
#include <string.h>

#include "antialiasing.h"
#include "bands.h"
#include "colors.h"
#include "dispatch.h"

// All that takes or returns a block is inlined, so that no calling convention is concerned.
#pragma clang diagnostic ignored "-Wpsabi"

// Blocks of 8 pixels fill a register of AVX2; elsewhere the compiler takes two.
enum { block = 8, run = 4 * block, lag = 2 };

typedef uint32_t words __attribute__((ext_vector_type(8)));
typedef int32_t integers __attribute__((ext_vector_type(8)));
typedef uint16_t halves __attribute__((ext_vector_type(16)));
typedef uint8_t bytes __attribute__((ext_vector_type(32)));
typedef float floats __attribute__((ext_vector_type(8)));
typedef bool flags __attribute__((ext_vector_type(8)));

INLINED words load(const uint8_t *bytes) {
  words pixels;
  memcpy(&pixels, bytes, sizeof pixels);
  return pixels;
}

INLINED uint8_t bits_of(integers comparison) {
  flags each = __builtin_convertvector(comparison, flags);
  uint8_t bits;
  memcpy(&bits, &each, 1);
  return bits;
}

/// Sums of a stretch of a row, too short to overflow 32 bits.
typedef struct {
  words sum, squares;
  bytes greatest;
} channel_sums;

INLINED words halves_added(words pairs) { return (pairs & 0xffff) + (pairs >> 16); }

INLINED words squared_halves(words pairs) { return (words)((halves)pairs * (halves)pairs); }

/// Adds the channels' differences of 8 opaque pixels; returns the squares of each pixel.
INLINED words add_differences(words first, words second, channel_sums *sums) {
  bytes difference = __builtin_elementwise_max((bytes)first, (bytes)second)
      - __builtin_elementwise_min((bytes)first, (bytes)second);
  words red_blue = (words)difference & 0xff00ff, green = (words)difference >> 8 & 0xff00ff;
  words squares = halves_added(squared_halves(red_blue)) + squared_halves(green);
  sums->sum += halves_added(red_blue) + green;
  sums->squares += squares;
  sums->greatest = __builtin_elementwise_max(sums->greatest, difference);
  return squares;
}

/// The pixels of a block whose distance is, or may be, greater than the limit.
typedef struct {
  uint8_t surely, perhaps;
} far_pixels;

INLINED floats difference(words first, words second, int shift) {
  return __builtin_convertvector(
      __builtin_convertvector(first >> shift & 255, integers)
          - __builtin_convertvector(second >> shift & 255, integers),
      floats);
}

/// Estimates the distances of 8 pixels.
INLINED far_pixels estimate(words first, words second, float limit) {
  floats red = difference(first, second, 16), green = difference(first, second, 8),
         blue = difference(first, second, 0);
  floats y = red * 0.29889531f + green * 0.58662247f + blue * 0.11448223f;
  floats i = red * 0.59597799f - green * 0.27417610f - blue * 0.32180189f;
  floats q = red * 0.21147017f - green * 0.52261711f + blue * 0.31114694f;
  floats distances = 0.5053f * y * y + 0.299f * i * i + 0.1957f * q * q;
  // Rounding to 24 bits moves a distance by less than this.
  float doubt = limit * 1e-5f + 1e-3f;
  return (far_pixels){bits_of(distances > limit + doubt), bits_of(distances > limit - doubt)};
}

typedef struct {
  uint32_t *columns;
  size_t count;
} candidates;

typedef struct {
  const rk_pixel_pair *pair;
  const rk_pixel_options *options;
  rk_pixel_tally *tally;
} scan;

INLINED void add_sums(rk_pixel_tally *tally, const channel_sums *sums) {
  for (int lane = 0; lane < block; lane++) {
    tally->sum += sums->sum[lane];
    tally->squares += sums->squares[lane];
  }
  uint32_t greatest = __builtin_reduce_max(sums->greatest);
  if (greatest > tally->greatest) tally->greatest = greatest;
}

INLINED bool is_exactly_far(const uint8_t *first, const uint8_t *second, double limit) {
  uint32_t pixels[2];
  memcpy(&pixels[0], first, 4);
  memcpy(&pixels[1], second, 4);
  return distance(subtract_opaque(pixels[0], pixels[1])) > limit;
}

INLINED void note_far(
    far_pixels found, const uint8_t *first, const uint8_t *second, size_t x, double limit,
    candidates *noted) {
  for (unsigned bits = found.perhaps; bits != 0; bits &= bits - 1) {
    unsigned lane = (unsigned)__builtin_ctz(bits);
    if (!(found.surely >> lane & 1) && !is_exactly_far(first + lane * 4, second + lane * 4, limit))
      continue;
    noted->columns[noted->count++] = (uint32_t)(x + lane);
  }
}

/// Notes the far pixels of a stretch of whole blocks; returns whether all of it is opaque.
INLINED bool scan_blocks(
    const scan *scan, const uint8_t *first, const uint8_t *second, size_t from, size_t to,
    candidates *noted) {
  double limit = scan->options->greatest_distance;
  // No color is farther in YIQ than 0.25608 times its squared distance in RGB, the greatest
  // eigenvalue of the quadratic form; the rest covers rounding.
  uint32_t negligible = (uint32_t)(limit / 0.2561);
  channel_sums sums = {0};
  words common = ~(words){0};
  for (size_t x = from; x < to;) {
    const uint8_t *a = first + x * 4, *b = second + x * 4;
    if (to - x >= run) {
      // Whole runs of equal pixels, most of a page, are passed by at the speed of memory.
      words a0 = load(a), a1 = load(a + 32), a2 = load(a + 64), a3 = load(a + 96);
      words unequal =
          (a0 ^ load(b)) | (a1 ^ load(b + 32)) | (a2 ^ load(b + 64)) | (a3 ^ load(b + 96));
      if (__builtin_reduce_or(unequal) == 0) {
        common &= a0 & a1 & a2 & a3;
        x += run;
        continue;
      }
    }
    size_t end = to - x >= run ? x + run : to;
    for (; x < end; x += block, a += 32, b += 32) {
      words p = load(a), q = load(b);
      common &= p & q;
      uint8_t unequal = bits_of(p != q);
      if (unequal == 0) continue;
      scan->tally->unequal += (uint64_t)__builtin_popcount(unequal);
      words squares = add_differences(p, q, &sums);
      if (bits_of(squares > negligible) == 0) continue;
      note_far(estimate(p, q, (float)limit), a, b, x, limit, noted);
    }
  }
  add_sums(scan->tally, &sums);
  return __builtin_reduce_and(common) >= 0xff000000;
}

/// Notes the far pixels of a row; its end, shorter than a block, is laid into one.
INLINED bool scan_row(const scan *scan, size_t y, candidates *noted) {
  // Sums of squares of that many pixels fit into 32 bits.
  enum { stretch = block * 8192 };
  const uint8_t *first = scan->pair->first + y * scan->pair->first_stride;
  const uint8_t *second = scan->pair->second + y * scan->pair->second_stride;
  size_t width = scan->pair->width, whole = width / block * block;
  noted->count = 0;
  for (size_t x = 0; x < whole; x += stretch)
    if (!scan_blocks(
            scan, first, second, x, whole - x < stretch ? whole : x + stretch, noted))
      return false;
  if (whole == width) return true;
  uint8_t ends[2][block * 4];
  memset(ends, 255, sizeof ends);
  memcpy(ends[0], first + whole * 4, (width - whole) * 4);
  memcpy(ends[1], second + whole * 4, (width - whole) * 4);
  size_t before = noted->count;
  bool is_opaque = scan_blocks(scan, ends[0], ends[1], 0, block, noted);
  for (size_t index = before; index < noted->count; index++)
    noted->columns[index] += (uint32_t)whole;
  return is_opaque;
}

static void judge_row(const scan *scan, size_t y, const candidates *noted) {
  const rk_pixel_options *options = scan->options;
  uint8_t *marks = options->marks == NULL ? NULL : options->marks + y * scan->pair->width;
  for (size_t index = 0; index < noted->count; index++) {
    size_t x = noted->columns[index];
    bool is_antialiased =
        options->detects_antialiasing && rk_is_antialiased_opaque(scan->pair, x, y);
    scan->tally->different += !is_antialiased;
    scan->tally->antialiased += is_antialiased;
    if (marks != NULL) marks[x] = is_antialiased ? rk_pixel_antialiased : rk_pixel_different;
  }
}

DISPATCHED static bool scan_band(
    const rk_pixel_pair *pair, const rk_pixel_options *options, size_t first_row, size_t end_row,
    rk_pixel_tally *tally) {
  scan scan = {pair, options, tally};
  uint32_t *columns = malloc((lag + 1) * pair->width * sizeof *columns);
  if (columns == NULL) abort();  // as Swift does where memory for an array is missing
  candidates rows[lag + 1];
  for (size_t row = 0; row <= lag; row++) rows[row].columns = columns + row * pair->width;
  bool is_opaque = true;
  // Judging a pixel takes two rows around it: when they have been scanned they are at hand.
  for (size_t y = first_row; y < end_row + lag && is_opaque; y++) {
    if (y < end_row) is_opaque = scan_row(&scan, y, &rows[y % (lag + 1)]);
    if (y >= first_row + lag && is_opaque) judge_row(&scan, y - lag, &rows[(y - lag) % (lag + 1)]);
  }
  free(columns);
  return is_opaque;
}

bool rk_compare_opaque(
    const rk_pixel_pair *pair, const rk_pixel_options *options, rk_pixel_tally *tally) {
  return rk_compare_bands(pair, options, scan_band, tally);
}
