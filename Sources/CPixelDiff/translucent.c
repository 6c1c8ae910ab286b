#include <string.h>

#include "antialiasing.h"
#include "bands.h"
#include "colors.h"

static int premultiplied(uint32_t pixel, int shift) {
  int alpha = channel(pixel, 24);
  if (shift == 24 || alpha == 255) return channel(pixel, shift);
  return (channel(pixel, shift) * alpha + 127) / 255;
}

/// Adds what the pixels look like: the color of an invisible one does not count.
static void add_visible(rk_pixel_tally *tally, uint32_t first, uint32_t second) {
  bool is_unequal = false;
  for (int shift = 0; shift <= 24; shift += 8) {
    int difference = premultiplied(first, shift) - premultiplied(second, shift);
    uint32_t size = (uint32_t)(difference < 0 ? -difference : difference);
    tally->sum += size;
    tally->squares += size * size;
    if (size > tally->greatest) tally->greatest = size;
    is_unequal |= size != 0;
  }
  tally->unequal += is_unequal;
}

static void judge(
    const rk_pixel_pair *pair, const rk_pixel_options *options, size_t x, size_t y,
    rk_pixel_tally *tally) {
  bool is_antialiased = options->detects_antialiasing && rk_is_antialiased(pair, x, y);
  tally->different += !is_antialiased;
  tally->antialiased += is_antialiased;
  if (options->marks != NULL)
    options->marks[y * pair->width + x] =
        is_antialiased ? rk_pixel_antialiased : rk_pixel_different;
}

static bool compare_band(
    const rk_pixel_pair *pair, const rk_pixel_options *options, size_t first_row, size_t end_row,
    rk_pixel_tally *tally) {
  for (size_t y = first_row; y < end_row; y++) {
    const uint8_t *first = pair->first + y * pair->first_stride;
    const uint8_t *second = pair->second + y * pair->second_stride;
    if (memcmp(first, second, pair->width * 4) == 0) continue;
    for (size_t x = 0; x < pair->width; x++) {
      uint32_t pixels[2];
      memcpy(&pixels[0], first + x * 4, 4);
      memcpy(&pixels[1], second + x * 4, 4);
      if (pixels[0] == pixels[1]) continue;
      add_visible(tally, pixels[0], pixels[1]);
      if (distance(subtract(pixels[0], pixels[1], y * pair->width + x))
          > options->greatest_distance)
        judge(pair, options, x, y, tally);
    }
  }
  return true;
}

void rk_compare_translucent(
    const rk_pixel_pair *pair, const rk_pixel_options *options, rk_pixel_tally *tally) {
  rk_compare_bands(pair, options, compare_band, tally);
}
