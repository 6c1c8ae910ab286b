#ifdef RK_MUPDF

#include "document.h"

#include <math.h>
#include <string.h>

// What mutool does about separations by default: overprint is simulated.
static fz_separations *page_separations(fz_context *ctx, fz_document *doc, fz_page *page) {
  fz_separations *separations = fz_page_separations(ctx, page);
  if (separations) {
    int count = fz_count_separations(ctx, separations);
    for (int index = 0; index < count; index++)
      fz_set_separation_behavior(ctx, separations, index, FZ_SEPARATION_COMPOSITE);
    return separations;
  }
  fz_colorspace *intent = fz_document_output_intent(ctx, doc);
  bool converts = intent && fz_colorspace_n(ctx, intent) != 3;
  if (!fz_page_uses_overprint(ctx, page) && !converts) return NULL;
  return fz_new_separations(ctx, 0);
}

// Drawing through a list that is recorded unscaled gives other pixels than drawing the page itself,
// in rare cases; mutool records.
static fz_display_list *record(
    fz_context *ctx, fz_page *page, bool annotations, fz_cookie *cookie) {
  fz_display_list *list = fz_new_display_list(ctx, fz_bound_page(ctx, page));
  fz_device *device = NULL;
  fz_var(device);
  fz_try(ctx) {
    device = fz_new_list_device(ctx, list);
    if (annotations)
      fz_run_page(ctx, page, device, fz_identity, cookie);
    else
      fz_run_page_contents(ctx, page, device, fz_identity, cookie);
    fz_close_device(ctx, device);
  }
  fz_always(ctx) fz_drop_device(ctx, device);
  fz_catch(ctx) {
    fz_drop_display_list(ctx, list);
    fz_rethrow(ctx);
  }
  return list;
}

// Whole pixels of a translation: they move the picture and not the page, so that a turned page's
// coordinates, and what MuPDF rounds of them, are those of mutool.
static int whole_pixels(double translation) {
  double rounded = round(translation);
  return fabs(rounded) < 1 << 24 ? (int)rounded : 0;
}

static void paint(
    fz_context *ctx, fz_display_list *list, fz_pixmap *pixmap, const rk_mupdf_drawing *drawing,
    fz_cookie *cookie) {
  pixmap->x = -whole_pixels(drawing->tx);
  pixmap->y = -whole_pixels(drawing->ty);
  fz_matrix ctm = fz_make_matrix(
      (float)drawing->a, (float)drawing->b, (float)drawing->c, (float)drawing->d,
      (float)(drawing->tx + pixmap->x), (float)(drawing->ty + pixmap->y));
  fz_rect all = fz_rect_from_irect(fz_pixmap_bbox(ctx, pixmap));
  fz_device *device = fz_new_draw_device(ctx, fz_identity, pixmap);
  fz_try(ctx) {
    fz_run_display_list(ctx, list, device, ctm, all, cookie);
    fz_close_device(ctx, device);
  }
  fz_always(ctx) fz_drop_device(ctx, device);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void fill_row(uint8_t *row, const rk_mupdf_drawing *drawing) {
  for (uint8_t *pixel = row; pixel < row + 3 * (ptrdiff_t)drawing->width; pixel += 3) {
    pixel[0] = drawing->blue;
    pixel[1] = drawing->green;
    pixel[2] = drawing->red;
  }
}

// Three bytes a pixel become four in place, from the last one on.
static void expand_row(uint8_t *row, int width) {
  for (ptrdiff_t x = width - 1; x >= 0; x--) {
    uint8_t blue = row[3 * x], green = row[3 * x + 1], red = row[3 * x + 2];
    row[4 * x] = blue;
    row[4 * x + 1] = green;
    row[4 * x + 2] = red;
    row[4 * x + 3] = 255;
  }
}

static void fill_background(const rk_mupdf_drawing *drawing, uint8_t *pixels) {
  for (int y = 0; y < drawing->height; y++) {
    uint8_t *row = pixels + y * drawing->bytes_per_row;
    if (drawing->transparent)
      memset(row, 0, 4 * (size_t)drawing->width);
    else
      fill_row(row, drawing);
  }
}

// An opaque picture is drawn without alpha, for MuPDF rounds differently with it; its rows take
// their room in the caller's memory until they are expanded.
static void draw_list(
    fz_context *ctx, fz_display_list *list, fz_separations *separations,
    const rk_mupdf_drawing *drawing, uint8_t *pixels, fz_cookie *cookie) {
  fz_pixmap *pixmap = fz_new_pixmap_with_data(
      ctx, fz_device_bgr(ctx), drawing->width, drawing->height, separations,
      drawing->transparent, (int)drawing->bytes_per_row, pixels);
  fz_try(ctx) {
    fill_background(drawing, pixels);
    paint(ctx, list, pixmap, drawing, cookie);
    for (int y = 0; !drawing->transparent && y < drawing->height; y++)
      expand_row(pixels + y * drawing->bytes_per_row, drawing->width);
  }
  fz_always(ctx) fz_drop_pixmap(ctx, pixmap);
  fz_catch(ctx) fz_rethrow(ctx);
}

static void draw_page(
    rk_mupdf_document *document, const rk_mupdf_drawing *drawing, uint8_t *pixels,
    fz_cookie *cookie) {
  fz_context *ctx = document->ctx;
  fz_page *page = NULL;
  fz_separations *separations = NULL;
  fz_display_list *list = NULL;
  fz_var(page);
  fz_var(separations);
  fz_var(list);
  fz_try(ctx) {
    page = fz_load_page(ctx, document->doc, drawing->page);
    separations = page_separations(ctx, document->doc, page);
    list = record(ctx, page, drawing->annotations, cookie);
    draw_list(ctx, list, separations, drawing, pixels, cookie);
  }
  fz_always(ctx) {
    fz_drop_display_list(ctx, list);
    fz_drop_separations(ctx, separations);
    fz_drop_page(ctx, page);
  }
  fz_catch(ctx) fz_rethrow(ctx);
}

rk_mupdf_status rk_mupdf_draw(
    rk_mupdf_document *document, const rk_mupdf_drawing *drawing, uint8_t *pixels,
    bool *is_partial) {
  fz_context *ctx = document->ctx;
  rk_mupdf_status status = RK_MUPDF_OK;
  int text_level = fz_text_aa_level(ctx), graphics_level = fz_graphics_aa_level(ctx);
  fz_cookie cookie = {0};
  fz_var(status);
  if (drawing->antialiasing >= 0) fz_set_aa_level(ctx, drawing->antialiasing);
  fz_try(ctx) draw_page(document, drawing, pixels, &cookie);
  fz_always(ctx) if (drawing->antialiasing >= 0) {
    fz_set_text_aa_level(ctx, text_level);
    fz_set_graphics_aa_level(ctx, graphics_level);
  }
  fz_catch(ctx) status = rk_mupdf_caught(document);
  *is_partial = cookie.errors > 0;
  if (cookie.errors > 0 && document->message_count == document->messages_kept)
    rk_mupdf_collect(document, "the page has errors and may be incomplete");
  return status;
}

#endif
