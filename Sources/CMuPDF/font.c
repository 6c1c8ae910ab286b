#ifdef RK_MUPDF

#include "document.h"

#include <ft2build.h>
#include FT_FREETYPE_H

// Page trees deeper than this are damaged; the bound also ends loops.
enum { MAX_DEPTH = 1000 };

// A set of dictionaries in the order of their coming.
typedef struct {
  pdf_obj **items;
  int count, capacity;
} object_list;

struct rk_mupdf_fonts {
  object_list fonts, waiting;
  // By object number: what has been entered, which ends loops.
  unsigned char *entered;
  int entered_size, most;
};

static void append(fz_context *ctx, object_list *list, pdf_obj *object) {
  if (list->count == list->capacity) {
    int capacity = list->capacity ? 2 * list->capacity : 16;
    list->items = fz_realloc_array(ctx, list->items, capacity, pdf_obj *);
    list->capacity = capacity;
  }
  list->items[list->count++] = pdf_keep_obj(ctx, object);
}

static void drop_list(fz_context *ctx, object_list *list) {
  for (int index = 0; index < list->count; index++) pdf_drop_obj(ctx, list->items[index]);
  fz_free(ctx, list->items);
}

static bool is_new(fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *object) {
  int number = pdf_to_num(ctx, object);
  if (number <= 0 || number >= fonts->entered_size) return true;
  bool entered = fonts->entered[number];
  fonts->entered[number] = 1;
  return !entered;
}

static void enter(
    fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *owner, pdf_obj *resources) {
  if (!pdf_is_dict(ctx, resources)) return;
  if (is_new(ctx, fonts, owner) && is_new(ctx, fonts, resources))
    append(ctx, &fonts->waiting, resources);
}

static void add_font(fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *font) {
  if (!pdf_is_dict(ctx, font) || !is_new(ctx, fonts, font)) return;
  if (fonts->fonts.count == fonts->most)
    fz_throw(ctx, FZ_ERROR_GENERIC, "the page names more than %d fonts", fonts->most);
  append(ctx, &fonts->fonts, font);
  enter(ctx, fonts, NULL, pdf_dict_get(ctx, font, PDF_NAME(Resources)));
}

static void visit_drawn(fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *drawn) {
  int count = is_new(ctx, fonts, drawn) ? pdf_dict_len(ctx, drawn) : 0;
  for (int index = 0; index < count; index++) {
    pdf_obj *object = pdf_dict_get_val(ctx, drawn, index);
    enter(ctx, fonts, object, pdf_dict_get(ctx, object, PDF_NAME(Resources)));
  }
}

static void visit_states(fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *states) {
  int count = is_new(ctx, fonts, states) ? pdf_dict_len(ctx, states) : 0;
  for (int index = 0; index < count; index++) {
    pdf_obj *state = pdf_dict_get_val(ctx, states, index);
    pdf_obj *mask = pdf_dict_get(ctx, state, PDF_NAME(SMask));
    pdf_obj *group = pdf_dict_get(ctx, mask, PDF_NAME(G));
    enter(ctx, fonts, group, pdf_dict_get(ctx, group, PDF_NAME(Resources)));
    pdf_obj *font = pdf_dict_get(ctx, state, PDF_NAME(Font));
    add_font(ctx, fonts, pdf_array_get(ctx, font, 0));
  }
}

static void visit(fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *resources) {
  pdf_obj *named = pdf_dict_get(ctx, resources, PDF_NAME(Font));
  int count = is_new(ctx, fonts, named) ? pdf_dict_len(ctx, named) : 0;
  for (int index = 0; index < count; index++)
    add_font(ctx, fonts, pdf_dict_get_val(ctx, named, index));
  visit_drawn(ctx, fonts, pdf_dict_get(ctx, resources, PDF_NAME(XObject)));
  visit_drawn(ctx, fonts, pdf_dict_get(ctx, resources, PDF_NAME(Pattern)));
  visit_states(ctx, fonts, pdf_dict_get(ctx, resources, PDF_NAME(ExtGState)));
}

static pdf_obj *page_resources(fz_context *ctx, pdf_obj *page) {
  pdf_obj *node = page;
  for (int depth = 0; node && depth < MAX_DEPTH; depth++) {
    pdf_obj *resources = pdf_dict_get(ctx, node, PDF_NAME(Resources));
    if (pdf_is_dict(ctx, resources)) return resources;
    node = pdf_dict_get(ctx, node, PDF_NAME(Parent));
  }
  return NULL;
}

// What annotations show when nobody touches them.
static void enter_annotations(fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *annotations) {
  int count = pdf_array_len(ctx, annotations);
  for (int index = 0; index < count; index++) {
    pdf_obj *annotation = pdf_array_get(ctx, annotations, index);
    pdf_obj *appearances = pdf_dict_get(ctx, annotation, PDF_NAME(AP));
    pdf_obj *shown = pdf_dict_get(ctx, appearances, PDF_NAME(N));
    if (!pdf_is_stream(ctx, shown))
      shown = pdf_dict_get(ctx, shown, pdf_dict_get(ctx, annotation, PDF_NAME(AS)));
    enter(ctx, fonts, shown, pdf_dict_get(ctx, shown, PDF_NAME(Resources)));
  }
}

static void find_fonts(fz_context *ctx, rk_mupdf_fonts *fonts, pdf_obj *page) {
  enter(ctx, fonts, NULL, page_resources(ctx, page));
  enter_annotations(ctx, fonts, pdf_dict_get(ctx, page, PDF_NAME(Annots)));
  while (fonts->waiting.count > 0) {
    pdf_obj *resources = fonts->waiting.items[--fonts->waiting.count];
    fz_try(ctx) visit(ctx, fonts, resources);
    fz_always(ctx) pdf_drop_obj(ctx, resources);
    fz_catch(ctx) fz_rethrow(ctx);
  }
}

// MuPDF keeps fonts that it has loaded, and says only once what is wrong with one: where it did, the
// font is loaded again for drawing, whose messages are thus the same.
void rk_mupdf_close_fonts(rk_mupdf_document *document) {
  rk_mupdf_fonts *fonts = document->fonts;
  if (!fonts) return;
  fz_flush_warnings(document->ctx);
  if (document->message_count > document->messages_kept) fz_empty_store(document->ctx);
  drop_list(document->ctx, &fonts->fonts);
  drop_list(document->ctx, &fonts->waiting);
  fz_free(document->ctx, fonts->entered);
  fz_free(document->ctx, fonts);
  document->fonts = NULL;
}

rk_mupdf_status rk_mupdf_find_fonts(
    rk_mupdf_document *document, int number, int most, int *count) {
  fz_context *ctx = document->ctx;
  rk_mupdf_close_fonts(document);
  rk_mupdf_clear_messages(document);
  fz_try(ctx) {
    pdf_obj *page = pdf_lookup_page_obj(ctx, document->pdf, number);
    rk_mupdf_fonts *fonts = document->fonts = fz_malloc_struct(ctx, rk_mupdf_fonts);
    fonts->most = most;
    int size = pdf_xref_len(ctx, document->pdf);
    fonts->entered = fz_calloc(ctx, size, 1);
    fonts->entered_size = size;
    find_fonts(ctx, fonts, page);
    *count = fonts->fonts.count;
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

// A font as drawing finds it: where it cannot be loaded, MuPDF draws with one that is always there.
static pdf_font_desc *load(fz_context *ctx, pdf_document *pdf, pdf_obj *object) {
  pdf_font_desc *font = NULL;
  fz_var(font);
  fz_try(ctx) font = pdf_load_font(ctx, pdf, NULL, object);
  fz_catch(ctx) {
    fz_rethrow_if(ctx, FZ_ERROR_MEMORY);
    font = pdf_load_hail_mary_font(ctx, pdf);
  }
  return font;
}

// The name that a font's own file gives; MuPDF's is the one that was asked for.
static const char *own_name(fz_context *ctx, fz_font *font) {
  FT_Face face = fz_font_ft_face(ctx, font);
  const char *name = face ? FT_Get_Postscript_Name(face) : NULL;
  if (!name && face) name = face->family_name;
  return name ? name : fz_font_name(ctx, font);
}

// Whether the document says that it carries a font, or the only descendant of a composite one.
static bool carries(fz_context *ctx, pdf_obj *font) {
  pdf_obj *descendants = pdf_dict_get(ctx, font, PDF_NAME(DescendantFonts));
  pdf_obj *owner = descendants ? pdf_array_get(ctx, descendants, 0) : font;
  pdf_obj *descriptor = pdf_dict_get(ctx, owner, PDF_NAME(FontDescriptor));
  return pdf_is_stream(ctx, pdf_dict_get(ctx, descriptor, PDF_NAME(FontFile))) ||
         pdf_is_stream(ctx, pdf_dict_get(ctx, descriptor, PDF_NAME(FontFile2))) ||
         pdf_is_stream(ctx, pdf_dict_get(ctx, descriptor, PDF_NAME(FontFile3)));
}

rk_mupdf_status rk_mupdf_read_font_name(rk_mupdf_document *document, int index) {
  fz_context *ctx = document->ctx;
  pdf_obj *object = document->fonts->fonts.items[index];
  fz_try(ctx) {
    const char *name = pdf_to_name(ctx, pdf_dict_get(ctx, object, PDF_NAME(BaseFont)));
    fz_append_string(ctx, rk_mupdf_new_string(document), name);
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

rk_mupdf_status rk_mupdf_read_font(rk_mupdf_document *document, int index, bool *embedded) {
  fz_context *ctx = document->ctx;
  pdf_obj *object = document->fonts->fonts.items[index];
  pdf_font_desc *font = NULL;
  fz_var(font);
  fz_try(ctx) {
    pdf_obj *subtype = pdf_dict_get(ctx, object, PDF_NAME(Subtype));
    bool is_type3 = pdf_name_eq(ctx, subtype, PDF_NAME(Type3));
    if (!is_type3) font = load(ctx, document->pdf, object);
    bool is_own = is_type3 || font->is_embedded || fz_font_t3_procs(ctx, font->font);
    *embedded = is_own || carries(ctx, object);
    fz_append_string(
        ctx, rk_mupdf_new_string(document), is_own ? "" : own_name(ctx, font->font));
  }
  fz_always(ctx) pdf_drop_font(ctx, font);
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

#endif
