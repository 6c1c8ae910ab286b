#pragma once

#include "include/CPixelDiff.h"

/// Compares some rows; returns false to end the comparison.
typedef bool (*rk_band_function)(
    const rk_pixel_pair *pair, const rk_pixel_options *options, size_t first_row, size_t end_row,
    rk_pixel_tally *tally);

/// Lets threads compare bands of rows until all are done, and adds up what they count. Returns false
/// as soon as one band does.
bool rk_compare_bands(
    const rk_pixel_pair *pair, const rk_pixel_options *options, rk_band_function compare,
    rk_pixel_tally *tally);
