#include "rows.h"

#include <stdlib.h>
#include <string.h>

// Shuffles of 16 bytes are one instruction with SSSE3 or NEON; SSE2, the base of x86-64, needs
// many, so these functions are compiled for both. The loader chooses, before a sanitizer is ready.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)
#define SHUFFLING __attribute__((target_clones("avx2", "default")))
#else
#define SHUFFLING
#endif

typedef uint8_t bytes16 __attribute__((vector_size(16)));

static inline bytes16 load(const uint8_t *bytes) {
  bytes16 block;
  memcpy(&block, bytes, 16);
  return block;
}

SHUFFLING static void store_colors(uint8_t *target, const uint8_t *pixels, size_t width) {
  size_t x = 0;
  // 4 pixels fill 12 bytes; the other 4 that are written belong to pixels that follow.
  for (; x + 6 <= width; x += 4) {
    bytes16 block = load(pixels + 4 * x);
    block = __builtin_shufflevector(
        block, block, 2, 1, 0, 6, 5, 4, 10, 9, 8, 14, 13, 12, 15, 15, 15, 15);
    memcpy(target + 3 * x, &block, 16);
  }
  for (; x < width; x++)
    for (size_t channel = 0; channel < 3; channel++)
      target[3 * x + channel] = pixels[4 * x + 2 - channel];
}

SHUFFLING static void swap_colors(uint8_t *target, const uint8_t *source, size_t width) {
  size_t x = 0;
  for (; x + 4 <= width; x += 4) {
    bytes16 block = load(source + 4 * x);
    block = __builtin_shufflevector(
        block, block, 2, 1, 0, 3, 6, 5, 4, 7, 10, 9, 8, 11, 14, 13, 12, 15);
    memcpy(target + 4 * x, &block, 16);
  }
  for (; x < width; x++) {
    uint8_t pixel[4] = {
        source[4 * x + 2], source[4 * x + 1], source[4 * x], source[4 * x + 3]};
    memcpy(target + 4 * x, pixel, 4);
  }
}

SHUFFLING static void load_colors(uint8_t *target, const uint8_t *samples, size_t width) {
  const bytes16 opaque = {0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255};
  size_t x = 0;
  for (; x + 6 <= width; x += 4) {
    bytes16 block = load(samples + 3 * x);
    block = __builtin_shufflevector(
        block, opaque, 2, 1, 0, 19, 5, 4, 3, 19, 8, 7, 6, 19, 11, 10, 9, 19);
    memcpy(target + 4 * x, &block, 16);
  }
  for (; x < width; x++) {
    uint8_t pixel[4] = {samples[3 * x + 2], samples[3 * x + 1], samples[3 * x], 255};
    memcpy(target + 4 * x, pixel, 4);
  }
}

static void load_grays(uint8_t *target, const uint8_t *samples, size_t width) {
  for (size_t x = 0; x < width; x++) {
    uint8_t pixel[4] = {samples[x], samples[x], samples[x], 255};
    memcpy(target + 4 * x, pixel, 4);
  }
}

void rk_png_store_row(uint8_t *target, const uint8_t *pixels, size_t width, bool has_alpha) {
  if (has_alpha)
    swap_colors(target, pixels, width);
  else
    store_colors(target, pixels, width);
}

void rk_png_load_row(uint8_t *target, const uint8_t *samples, size_t width, size_t channels) {
  switch (channels) {
    case 1: load_grays(target, samples, width); break;
    case 3: load_colors(target, samples, width); break;
    default: swap_colors(target, samples, width);
  }
}

static inline void add_left(uint8_t *row, size_t count, size_t channels) {
  for (size_t index = channels; index < count; index++) row[index] += row[index - channels];
}

static void add_above(uint8_t *row, const uint8_t *above, size_t count) {
  for (size_t index = 0; index < count; index++) row[index] += above[index];
}

static inline void add_mean(uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
  for (size_t index = 0; index < channels; index++) row[index] += above[index] / 2;
  for (size_t index = channels; index < count; index++)
    row[index] += (row[index - channels] + above[index]) / 2;
}

static inline int paeth(int left, int above, int corner) {
  int to_left = abs(above - corner);
  int to_above = abs(left - corner);
  int to_corner = abs(left + above - 2 * corner);
  int nearest = to_above < to_left ? above : left;
  int least = to_above < to_left ? to_above : to_left;
  return to_corner < least ? corner : nearest;
}

static inline void add_paeth(uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
  int left[4] = {0}, corner[4] = {0};
  for (size_t index = 0; index < count; index += channels)
    for (size_t channel = 0; channel < channels; channel++) {
      int up = above[index + channel];
      int value = row[index + channel] + paeth(left[channel], up, corner[channel]);
      left[channel] = row[index + channel] = (uint8_t)value;
      corner[channel] = up;
    }
}

// With the number of channels as a constant, the loops over them disappear.
static inline bool unfilter(
    uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
  switch (filter) {
    case 0: return true;
    case 1: add_left(row, count, channels); return true;
    case 2: add_above(row, above, count); return true;
    case 3: add_mean(row, above, count, channels); return true;
    case 4: add_paeth(row, above, count, channels); return true;
    default: return false;
  }
}

bool rk_png_unfilter_row(
    uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, size_t channels) {
  switch (channels) {
    case 1: return unfilter(filter, row, above, count, 1);
    case 3: return unfilter(filter, row, above, count, 3);
    default: return unfilter(filter, row, above, count, 4);
  }
}
