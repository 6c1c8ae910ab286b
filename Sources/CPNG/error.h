#pragma once

#include <png.h>

#include "CPNG.h"

/// libpng's error callback: keeps the message in the rk_png_error and jumps.
void rk_png_fail(png_structp png, png_const_charp message);

/// libpng's warning callback: the picture is as it should be, so there is nothing to say.
void rk_png_ignore(png_structp png, png_const_charp message);

/// libpng's warning callback while reading: a picture must not lose its transparency.
void rk_png_judge_warning(png_structp png, png_const_charp message);

/// Asks for straight BGRA. No gamma and no color profile is applied: values stay as stored.
void rk_png_expand_to_bgra(png_structp png);
