#ifdef RK_MUPDF

#include "document.h"

#include <math.h>

// Page trees deeper than this are damaged; the bound also ends loops.
enum { MAX_DEPTH = 1000 };

static bool read_box(fz_context *ctx, pdf_obj *object, rk_mupdf_box *box) {
  double numbers[4];
  if (pdf_array_len(ctx, object) != 4) return false;
  for (int index = 0; index < 4; index++) {
    pdf_obj *number = pdf_array_get(ctx, object, index);
    if (!pdf_is_number(ctx, number)) return false;
    numbers[index] = pdf_to_real(ctx, number);
  }
  *box = (rk_mupdf_box){true, numbers[0], numbers[1], numbers[2], numbers[3]};
  return true;
}

static void read_inherited_box(
    fz_context *ctx, pdf_obj *page, pdf_obj *key, rk_mupdf_box *box) {
  pdf_obj *node = page;
  for (int depth = 0; node && depth < MAX_DEPTH; depth++) {
    if (read_box(ctx, pdf_dict_get(ctx, node, key), box)) return;
    node = pdf_dict_get(ctx, node, PDF_NAME(Parent));
  }
}

static int read_rotation(fz_context *ctx, pdf_obj *page) {
  pdf_obj *node = page;
  for (int depth = 0; node && depth < MAX_DEPTH; depth++) {
    pdf_obj *rotation = pdf_dict_get(ctx, node, PDF_NAME(Rotate));
    if (pdf_is_number(ctx, rotation)) {
      double degrees = pdf_to_real(ctx, rotation);
      return degrees == round(degrees) && fabs(degrees) < 1e6 ? (int)degrees : 0;
    }
    node = pdf_dict_get(ctx, node, PDF_NAME(Parent));
  }
  return 0;
}

rk_mupdf_status rk_mupdf_read_boxes(
    rk_mupdf_document *document, int number, rk_mupdf_boxes *boxes) {
  fz_context *ctx = document->ctx;
  *boxes = (rk_mupdf_boxes){.user_unit = 1};
  fz_try(ctx) {
    pdf_obj *page = pdf_lookup_page_obj(ctx, document->pdf, number);
    read_inherited_box(ctx, page, PDF_NAME(MediaBox), &boxes->media);
    read_inherited_box(ctx, page, PDF_NAME(CropBox), &boxes->crop);
    read_box(ctx, pdf_dict_get(ctx, page, PDF_NAME(BleedBox)), &boxes->bleed);
    read_box(ctx, pdf_dict_get(ctx, page, PDF_NAME(TrimBox)), &boxes->trim);
    read_box(ctx, pdf_dict_get(ctx, page, PDF_NAME(ArtBox)), &boxes->art);
    boxes->rotation = read_rotation(ctx, page);
    pdf_obj *unit = pdf_dict_get(ctx, page, PDF_NAME(UserUnit));
    if (pdf_is_number(ctx, unit)) boxes->user_unit = pdf_to_real(ctx, unit);
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

// Single precision leaves this much of a coordinate.
static bool near(double one, double other) {
  return fabs(one - other) <= 0.001 + 1e-6 * fmax(fabs(one), fabs(other));
}

static bool maps(fz_matrix ctm, double x, double y, double to_x, double to_y) {
  fz_point image = fz_transform_point_xy((float)x, (float)y, ctm);
  return near(image.x, to_x) && near(image.y, to_y);
}

static bool agrees_with(const rk_mupdf_geometry *ours, fz_rect box, fz_matrix ctm) {
  double across = (ours->x1 - ours->x0) * ours->user_unit;
  double along = (ours->y1 - ours->y0) * ours->user_unit;
  if (!near(box.x0, ours->x0) || !near(box.y0, ours->y0) || !near(box.x1, ours->x1) ||
      !near(box.y1, ours->y1))
    return false;
  // Where the lower left corner of the upright page is displayed, and the upper right one.
  switch (ours->rotation) {
    case 90:
      return maps(ctm, box.x0, box.y0, 0, 0) && maps(ctm, box.x1, box.y1, along, across);
    case 180:
      return maps(ctm, box.x0, box.y0, across, 0) && maps(ctm, box.x1, box.y1, 0, along);
    case 270:
      return maps(ctm, box.x0, box.y0, along, across) && maps(ctm, box.x1, box.y1, 0, 0);
    default:
      return maps(ctm, box.x0, box.y0, 0, along) && maps(ctm, box.x1, box.y1, across, 0);
  }
}

rk_mupdf_status rk_mupdf_page_agrees(
    rk_mupdf_document *document, int number, const rk_mupdf_geometry *geometry, bool *agrees) {
  fz_context *ctx = document->ctx;
  fz_try(ctx) {
    fz_rect box;
    fz_matrix ctm;
    pdf_obj *page = pdf_lookup_page_obj(ctx, document->pdf, number);
    pdf_page_obj_transform(ctx, page, &box, &ctm);
    *agrees = agrees_with(geometry, box, ctm);
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

#endif
