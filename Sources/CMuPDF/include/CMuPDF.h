// The part of MuPDF that the engine needs, behind functions that report failure by a status.
//
// MuPDF reports errors by longjmp, which must not cross Swift frames: every function here catches
// what its calls throw. A document has a context of its own and is used by one thread at a time.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct rk_mupdf_document rk_mupdf_document;

typedef enum {
  RK_MUPDF_OK,
  RK_MUPDF_FAILED,
  RK_MUPDF_OUT_OF_MEMORY,
  RK_MUPDF_PASSWORD_REQUIRED,
  RK_MUPDF_PASSWORD_WRONG,
} rk_mupdf_status;

const char *rk_mupdf_version(void);

// Creates a context without a document; NULL where memory is short.
rk_mupdf_document *rk_mupdf_new(void);
void rk_mupdf_free(rk_mupdf_document *document);

// Opens the one document of a context. The bytes must live as long as the context. `type` is a
// MIME type, so that MuPDF does not guess.
rk_mupdf_status rk_mupdf_open(
    rk_mupdf_document *document, const char *type, const uint8_t *bytes, size_t count,
    const char *password, int *page_count);

// What the last failure was, in MuPDF's words; the last message where it had none.
const char *rk_mupdf_failure(const rk_mupdf_document *document);

// The messages since the last call of rk_mupdf_clear_messages, without repetitions, after those that
// are kept for good; and how many further ones there was no room for.
int rk_mupdf_message_count(const rk_mupdf_document *document);
const char *rk_mupdf_message(const rk_mupdf_document *document, int index);
int rk_mupdf_messages_left_out(const rk_mupdf_document *document);
void rk_mupdf_clear_messages(rk_mupdf_document *document);
void rk_mupdf_keep_messages(rk_mupdf_document *document);

// The UTF-8 string that the last call of a function below left, valid until the next call.
const char *rk_mupdf_string(rk_mupdf_document *document);

typedef struct {
  bool present;
  double x0, y0, x1, y1;
} rk_mupdf_box;

typedef struct {
  rk_mupdf_box media, crop, bleed, trim, art;
  int rotation;
  double user_unit;
} rk_mupdf_boxes;

// Whether the document is a PDF.
bool rk_mupdf_is_pdf(const rk_mupdf_document *document);

// Reads the boundaries of a PDF page as its objects give them. An array of other than four numbers
// counts as missing; a rotation by a broken number of degrees is none.
rk_mupdf_status rk_mupdf_read_boxes(rk_mupdf_document *document, int page, rk_mupdf_boxes *boxes);

typedef struct {
  double width, height;
  int image_columns;
} rk_mupdf_bounds;

// The size of a page in points; where the page is an image, also the columns of that, else 0.
rk_mupdf_status rk_mupdf_read_bounds(
    rk_mupdf_document *document, int page, bool is_image, rk_mupdf_bounds *bounds);

// The extent of what a page draws, in MuPDF's page space.
rk_mupdf_status rk_mupdf_read_ink(
    rk_mupdf_document *document, int page, double *width, double *height);

// Finds the page label range of a PDF page: the prefix is left as the string, `style` is the letter
// of ISO 32000-2, table 161, or 0 for none, `number` counts from the range's start.
rk_mupdf_status rk_mupdf_read_label(
    rk_mupdf_document *document, int page, bool *present, char *style, int *number);

// Extracts a page's text, left as the string, each line ended by a line feed.
rk_mupdf_status rk_mupdf_read_text(rk_mupdf_document *document, int page);

// Finds the fonts that a page of a PDF names, and those of all that it may draw; fails where that are
// more than `most`. They are kept until they are closed or others are found.
rk_mupdf_status rk_mupdf_find_fonts(
    rk_mupdf_document *document, int page, int most, int *count);
// The name that the document gives a font, left as the string.
rk_mupdf_status rk_mupdf_read_font_name(rk_mupdf_document *document, int font);
// Whether the document carries a font; the name of the font that MuPDF draws instead is left as the
// string, which is empty where it draws the document's own.
rk_mupdf_status rk_mupdf_read_font(rk_mupdf_document *document, int font, bool *embedded);
void rk_mupdf_close_fonts(rk_mupdf_document *document);

// The layers of a PDF; the name is left as the string.
int rk_mupdf_layer_count(rk_mupdf_document *document);
rk_mupdf_status rk_mupdf_read_layer(rk_mupdf_document *document, int layer, bool *visible);

typedef struct {
  double x0, y0, x1, y1;
  int rotation;
  double user_unit;
} rk_mupdf_geometry;

// Whether MuPDF, too, sees a PDF page as this part of the plane, turned and scaled so.
rk_mupdf_status rk_mupdf_page_agrees(
    rk_mupdf_document *document, int page, const rk_mupdf_geometry *geometry, bool *agrees);

// Changes in memory, undone by rk_mupdf_restore: the geometry of a PDF page, and a layer's state.
rk_mupdf_status rk_mupdf_set_geometry(
    rk_mupdf_document *document, int page, const rk_mupdf_geometry *geometry);
rk_mupdf_status rk_mupdf_set_layer(rk_mupdf_document *document, int layer, bool visible);
rk_mupdf_status rk_mupdf_restore(rk_mupdf_document *document);

typedef struct {
  int page;
  // From MuPDF's page space to pixels.
  double a, b, c, d, tx, ty;
  int width, height;
  ptrdiff_t bytes_per_row;
  bool transparent;
  uint8_t blue, green, red;
  bool annotations;
  // 0 to 8, or -1 for MuPDF's default.
  int antialiasing;
} rk_mupdf_drawing;

// Draws a page as 4 bytes a pixel: blue, green, red, premultiplied by alpha.
rk_mupdf_status rk_mupdf_draw(
    rk_mupdf_document *document, const rk_mupdf_drawing *drawing, uint8_t *pixels,
    bool *is_partial);
