#pragma once

#include "include/CPixelDiff.h"

/// Whether the pixel smooths an edge in either picture, as pixelmatch sees it: it has darker and
/// brighter neighbors, hardly any like itself, and the darkest or the brightest of them is part of a
/// flat area in both pictures (Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector", 2009).
bool rk_is_antialiased(const rk_pixel_pair *pair, size_t x, size_t y);

/// The same for pictures without a translucent pixel.
bool rk_is_antialiased_opaque(const rk_pixel_pair *pair, size_t x, size_t y);
