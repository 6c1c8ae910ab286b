#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Stores pixels in the order of PNG files: 3 bytes each without alpha, 4 with alpha.
void rk_png_store_row(uint8_t *target, const uint8_t *pixels, size_t width, bool has_alpha);

/// Turns samples of 1 (gray), 3 (color) or 4 (color and alpha) bytes into pixels. The samples may
/// lie behind the target in the same memory, as far as every pixel is written before they start.
void rk_png_load_row(uint8_t *target, const uint8_t *samples, size_t width, size_t channels);

/// Undoes a row's filter in place (PNG specification, 3rd edition, section 9); `above` is the row
/// before, zeros before the first. Returns whether there is such a filter.
bool rk_png_unfilter_row(
    uint8_t filter, uint8_t *row, const uint8_t *above, size_t count, size_t channels);
