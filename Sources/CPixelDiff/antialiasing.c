#include "antialiasing.h"

#include <string.h>

#include "colors.h"
#include "dispatch.h"

// All that takes or returns a vector is inlined, so that no calling convention is concerned.
#pragma clang diagnostic ignored "-Wpsabi"

typedef uint32_t quad __attribute__((ext_vector_type(4)));
typedef int32_t signed_quad __attribute__((ext_vector_type(4)));
typedef uint32_t octet __attribute__((ext_vector_type(8)));
typedef int32_t signed_octet __attribute__((ext_vector_type(8)));
typedef int64_t long_octet __attribute__((ext_vector_type(8)));
typedef double eight_doubles __attribute__((ext_vector_type(8)));
typedef bool eight_flags __attribute__((ext_vector_type(8)));

INLINED uint8_t bits_of(long_octet comparison) {
  eight_flags each = __builtin_convertvector(comparison, eight_flags);
  uint8_t bits;
  memcpy(&bits, &each, 1);
  return bits;
}

typedef struct {
  const uint8_t *pixels;
  size_t stride, width, height;
} picture;

INLINED picture first_of(const rk_pixel_pair *pair) {
  return (picture){pair->first, pair->first_stride, pair->width, pair->height};
}

INLINED picture second_of(const rk_pixel_pair *pair) {
  return (picture){pair->second, pair->second_stride, pair->width, pair->height};
}

INLINED uint32_t pixel_at(const picture *picture, size_t x, size_t y) {
  uint32_t pixel;
  memcpy(&pixel, picture->pixels + y * picture->stride + x * 4, 4);
  return pixel;
}

/// Whether a pixel has all its neighbors, and one more to the right, so that a row of them may be
/// read as 4 pixels.
INLINED bool is_inside(const picture *picture, size_t x, size_t y) {
  return x > 0 && y > 0 && x + 2 < picture->width && y + 1 < picture->height;
}

/// The three rows around a pixel that is inside; their fourth column is of no use.
typedef struct {
  quad above, middle, below;
} patch;

INLINED quad load_quad(const uint8_t *bytes) {
  quad pixels;
  memcpy(&pixels, bytes, sizeof pixels);
  return pixels;
}

INLINED patch patch_around(const picture *picture, size_t x, size_t y) {
  const uint8_t *start = picture->pixels + (y - 1) * picture->stride + (x - 1) * 4;
  return (patch){
      load_quad(start), load_quad(start + picture->stride),
      load_quad(start + 2 * picture->stride)};
}

INLINED bool has_many_equal_inside(patch around) {
  quad center = around.middle.yyyy;
  // A comparison gives -1 where it holds; the pixel itself is met as well.
  signed_quad equal =
      (around.above == center) + (around.middle == center) + (around.below == center);
  return equal.x + equal.y + equal.z < -3;
}

/// A pixel's neighbors within the picture. The order, column by column, decides which of equally
/// bright ones is looked at.
typedef struct {
  octet pixels;
  uint32_t center;
  int count;
} neighbors;

INLINED neighbors neighbors_inside(patch around) {
  octet pixels = {
      around.above.x, around.middle.x, around.below.x, around.above.y,
      around.below.y, around.above.z, around.middle.z, around.below.z};
  return (neighbors){pixels, around.middle.y, 8};
}

INLINED neighbors neighbors_of(const picture *picture, size_t x, size_t y) {
  neighbors found = {.center = pixel_at(picture, x, y)};
  for (size_t column = x - (x > 0); column <= x + (x + 1 < picture->width); column++)
    for (size_t row = y - (y > 0); row <= y + (y + 1 < picture->height); row++)
      if (column != x || row != y) found.pixels[found.count++] = pixel_at(picture, column, row);
  return found;
}

/// Whether at least 3 neighbors have the color of the pixel; pixelmatch takes missing ones at the
/// edge of the picture for one more.
INLINED bool has_many_equal(const neighbors *around) {
  int equal = around->count < 8;
  for (int index = 0; index < around->count; index++)
    equal += around->pixels[index] == around->center;
  return equal > 2;
}

INLINED bool is_flat_in(const picture *picture, size_t x, size_t y) {
  if (is_inside(picture, x, y)) return has_many_equal_inside(patch_around(picture, x, y));
  neighbors around = neighbors_of(picture, x, y);
  return has_many_equal(&around);
}

/// The neighbors from which the pixel differs most in brightness, by their numbers.
typedef struct {
  bool are_found;
  int darkest, brightest;
} extremes;

INLINED int first_of_bits(uint8_t bits) { return __builtin_ctz(bits); }

/// `differences` are zero where there is no neighbor.
INLINED extremes extremes_of(eight_doubles differences, int count) {
  int missing = 8 - count;
  uint8_t equal = bits_of(differences == 0);
  double least = __builtin_reduce_min(differences), most = __builtin_reduce_max(differences);
  if (__builtin_popcount(equal) - missing + (missing > 0) > 2 || least >= 0 || most <= 0)
    return (extremes){0};
  return (extremes){
      true, first_of_bits(bits_of(differences == most)),
      first_of_bits(bits_of(differences == least))};
}

INLINED eight_doubles brightness_differences(
    const neighbors *around, bool is_opaque, size_t index) {
  eight_doubles differences = 0;
  for (int number = 0; number < around->count; number++)
    differences[number] = brightness(
        is_opaque ? subtract_opaque(around->center, around->pixels[number])
                  : subtract(around->center, around->pixels[number], index));
  return differences;
}

INLINED eight_doubles channel_differences(octet first, octet second, int shift) {
  return __builtin_convertvector(
      __builtin_convertvector(first >> shift & 255, signed_octet)
          - __builtin_convertvector(second >> shift & 255, signed_octet),
      eight_doubles);
}

/// The same for opaque pixels that have all neighbors.
INLINED eight_doubles brightness_differences_inside(const neighbors *around) {
  octet center = around->center;
  eight_doubles red = channel_differences(center, around->pixels, 16),
                green = channel_differences(center, around->pixels, 8),
                blue = channel_differences(center, around->pixels, 0);
  return red * 0.29889531 + green * 0.58662247 + blue * 0.11448223;
}

/// Whether one of a pixel's neighbors is part of a flat area in both pictures.
INLINED bool is_flat(const rk_pixel_pair *pair, size_t x, size_t y, int number) {
  size_t rows = 1 + (y > 0) + (y + 1 < pair->height);
  size_t own = (x > 0) * rows + (y > 0);
  size_t place = (size_t)number + ((size_t)number >= own);
  size_t column = x - (x > 0) + place / rows, row = y - (y > 0) + place % rows;
  picture first = first_of(pair), second = second_of(pair);
  return is_flat_in(&first, column, row) && is_flat_in(&second, column, row);
}

INLINED bool is_between(
    const rk_pixel_pair *pair, size_t x, size_t y, eight_doubles differences, int count) {
  extremes found = extremes_of(differences, count);
  return found.are_found
      && (is_flat(pair, x, y, found.darkest) || is_flat(pair, x, y, found.brightest));
}

INLINED bool is_antialiased_in(
    const picture *picture, const rk_pixel_pair *pair, size_t x, size_t y, bool is_opaque) {
  if (is_opaque && is_inside(picture, x, y)) {
    patch around = patch_around(picture, x, y);
    if (has_many_equal_inside(around)) return false;
    neighbors found = neighbors_inside(around);
    return is_between(pair, x, y, brightness_differences_inside(&found), 8);
  }
  neighbors found = neighbors_of(picture, x, y);
  if (has_many_equal(&found)) return false;
  size_t index = y * picture->width + x;
  return is_between(pair, x, y, brightness_differences(&found, is_opaque, index), found.count);
}

DISPATCHED bool rk_is_antialiased_opaque(const rk_pixel_pair *pair, size_t x, size_t y) {
  picture first = first_of(pair), second = second_of(pair);
  return is_antialiased_in(&first, pair, x, y, true)
      || is_antialiased_in(&second, pair, x, y, true);
}

bool rk_is_antialiased(const rk_pixel_pair *pair, size_t x, size_t y) {
  picture first = first_of(pair), second = second_of(pair);
  return is_antialiased_in(&first, pair, x, y, false)
      || is_antialiased_in(&second, pair, x, y, false);
}
