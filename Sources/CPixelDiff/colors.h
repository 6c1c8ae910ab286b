#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "include/CPixelDiff.h"

// Counts agree with pixelmatch's only if every rounding does.
#pragma STDC FP_CONTRACT OFF

/// The difference of two colors.
typedef struct {
  double red, green, blue;
} color_difference;

static inline int channel(uint32_t pixel, int shift) { return pixel >> shift & 255; }

static inline bool is_opaque(uint32_t pixel) { return pixel >= 0xff000000; }

static inline color_difference subtract_opaque(uint32_t first, uint32_t second) {
  return (color_difference){
      channel(first, 16) - channel(second, 16), channel(first, 8) - channel(second, 8),
      channel(first, 0) - channel(second, 0)};
}

static inline double pattern(double offset, double period) {
  return 48 + 159 * (double)((int64_t)(offset / period) % 2);
}

static inline double blend(int first, int second, double alpha, double other, double background) {
  return (first * alpha - second * other - background * (alpha - other)) / 255;
}

/// Subtracts colors laid on a pattern, which varies with the number of the pixel in its picture.
static inline color_difference subtract(uint32_t first, uint32_t second, size_t index) {
  if (is_opaque(first & second)) return subtract_opaque(first, second);
  double alpha = channel(first, 24), other = channel(second, 24), offset = (double)(index * 4);
  // The pattern never changes in red, because the offset of a pixel is even.
  return (color_difference){
      blend(channel(first, 16), channel(second, 16), alpha, other, 48),
      blend(channel(first, 8), channel(second, 8), alpha, other,
            pattern(offset, 1.618033988749895)),
      blend(channel(first, 0), channel(second, 0), alpha, other,
            pattern(offset, 2.618033988749895))};
}

/// How much brighter the first color is.
static inline double brightness(color_difference color) {
  return color.red * 0.29889531 + color.green * 0.58662247 + color.blue * 0.11448223;
}

/// The squared distance in the YIQ color space.
static inline double distance(color_difference color) {
  double y = brightness(color);
  double i = color.red * 0.59597799 - color.green * 0.27417610 - color.blue * 0.32180189;
  double q = color.red * 0.21147017 - color.green * 0.52261711 + color.blue * 0.31114694;
  return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;
}
