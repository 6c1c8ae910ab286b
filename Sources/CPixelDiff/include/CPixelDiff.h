#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The loop of a pixel comparison in C: Swift compiles to SSE2 alone and cannot choose instructions
// while it runs, which makes it half as fast. Everything around the loop is Swift.
//
// The decisions are those of pixelmatch 7.2.0, in 64-bit floating point and in its order of
// operations; approximations in 32 bits only sort out what is far from the limit.

// Large pictures are compared by as many threads as the process has cores.

/// Two pictures of one size: straight pixels of the bytes blue, green, red, alpha.
typedef struct {
  const uint8_t *first;
  const uint8_t *second;
  size_t first_stride;
  size_t second_stride;
  size_t width;
  size_t height;
} rk_pixel_pair;

typedef struct {
  /// The squared distance in YIQ up to which colors count as equal.
  double greatest_distance;
  /// Whether pixels that smooth an edge are told from others.
  bool detects_antialiasing;
  /// A byte for each pixel, zeros at first, where the kind of a difference is noted, or NULL.
  uint8_t *marks;
} rk_pixel_options;

enum rk_pixel_mark { rk_pixel_equal = 0, rk_pixel_different = 1, rk_pixel_antialiased = 2 };

/// What was counted.
typedef struct {
  uint64_t different;
  uint64_t antialiased;
  /// Pixels that differ at all, and the exact measures of their channels.
  uint64_t unequal;
  uint64_t sum;
  uint64_t squares;
  uint32_t greatest;
} rk_pixel_tally;

/// Compares pictures that are thought to be opaque. Returns false, and nothing of use, where it
/// meets a translucent pixel. The tally's exact measures are of three channels.
bool rk_compare_opaque(
    const rk_pixel_pair *pair, const rk_pixel_options *options, rk_pixel_tally *tally);

/// Compares pictures of any opacity, by the same rules but slower. The exact measures are of
/// premultiplied colors and alpha.
void rk_compare_translucent(
    const rk_pixel_pair *pair, const rk_pixel_options *options, rk_pixel_tally *tally);
