#include "error.h"

#include <stdio.h>

void rk_png_fail(png_structp png, png_const_charp message) {
  rk_png_error *error = png_get_error_ptr(png);
  snprintf(error->message, sizeof error->message, "%s", message);
  png_longjmp(png, 1);
}

void rk_png_ignore(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
