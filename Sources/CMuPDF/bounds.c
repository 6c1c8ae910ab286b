#ifdef RK_MUPDF

#include "document.h"

typedef struct {
  fz_device super;
  int columns;
} image_device;

static void note_image(
    fz_context *ctx, fz_device *device, fz_image *image, fz_matrix ctm, float alpha,
    fz_color_params params) {
  (void)ctx, (void)alpha, (void)params;
  // An image that Exif data turns by a quarter is as wide as it is stored high.
  ((image_device *)device)->columns = ctm.a == 0 ? image->h : image->w;
}

// A page that is an image says how large it is, but not of how many pixels: the image itself does.
static int image_columns(fz_context *ctx, fz_page *page) {
  image_device *device = fz_new_derived_device(ctx, image_device);
  device->super.fill_image = note_image;
  int columns = 0;
  fz_try(ctx) {
    fz_run_page(ctx, page, &device->super, fz_identity, NULL);
    fz_close_device(ctx, &device->super);
    columns = device->columns;
  }
  fz_always(ctx) fz_drop_device(ctx, &device->super);
  fz_catch(ctx) fz_rethrow(ctx);
  return columns;
}

rk_mupdf_status rk_mupdf_read_bounds(
    rk_mupdf_document *document, int number, bool is_image, rk_mupdf_bounds *bounds) {
  fz_context *ctx = document->ctx;
  fz_page *page = NULL;
  fz_var(page);
  fz_try(ctx) {
    page = fz_load_page(ctx, document->doc, number);
    fz_rect rect = fz_bound_page(ctx, page);
    bounds->width = (double)rect.x1 - rect.x0;
    bounds->height = (double)rect.y1 - rect.y0;
    bounds->image_columns = is_image ? image_columns(ctx, page) : 0;
  }
  fz_always(ctx) fz_drop_page(ctx, page);
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

static fz_rect ink_bounds(fz_context *ctx, fz_page *page) {
  fz_rect ink = fz_empty_rect;
  fz_device *device = fz_new_bbox_device(ctx, &ink);
  fz_try(ctx) {
    fz_run_page(ctx, page, device, fz_identity, NULL);
    fz_close_device(ctx, device);
  }
  fz_always(ctx) fz_drop_device(ctx, device);
  fz_catch(ctx) fz_rethrow(ctx);
  return ink;
}

rk_mupdf_status rk_mupdf_read_ink(
    rk_mupdf_document *document, int number, double *width, double *height) {
  fz_context *ctx = document->ctx;
  fz_page *page = NULL;
  fz_var(page);
  *width = *height = 0;
  fz_try(ctx) {
    page = fz_load_page(ctx, document->doc, number);
    fz_rect ink = ink_bounds(ctx, page);
    if (!fz_is_empty_rect(ink)) {
      *width = (double)ink.x1 - ink.x0;
      *height = (double)ink.y1 - ink.y0;
    }
  }
  fz_always(ctx) fz_drop_page(ctx, page);
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

#endif
