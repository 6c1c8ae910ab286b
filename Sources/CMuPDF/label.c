#ifdef RK_MUPDF

#include "document.h"

// Number trees deeper than this are damaged; the bound also ends loops.
enum { MAX_DEPTH = 32 };

typedef struct {
  int key;
  pdf_obj *label;
} label_range;

// Finds the range with the greatest start that is not behind the page.
static void find_range(
    fz_context *ctx, pdf_obj *node, int page, int depth, label_range *found) {
  pdf_obj *limits = pdf_dict_get(ctx, node, PDF_NAME(Limits));
  if (depth == MAX_DEPTH || pdf_array_get_int(ctx, limits, 0) > page) return;
  pdf_obj *numbers = pdf_dict_get(ctx, node, PDF_NAME(Nums));
  int count = pdf_array_len(ctx, numbers);
  for (int index = 0; index + 1 < count; index += 2) {
    int key = pdf_array_get_int(ctx, numbers, index);
    if (key > page || key < found->key) continue;
    *found = (label_range){key, pdf_array_get(ctx, numbers, index + 1)};
  }
  pdf_obj *kids = pdf_dict_get(ctx, node, PDF_NAME(Kids));
  count = pdf_array_len(ctx, kids);
  for (int index = 0; index < count; index++)
    find_range(ctx, pdf_array_get(ctx, kids, index), page, depth + 1, found);
}

static pdf_obj *label_tree(fz_context *ctx, pdf_document *pdf) {
  pdf_obj *root = pdf_dict_get(ctx, pdf_trailer(ctx, pdf), PDF_NAME(Root));
  return pdf_dict_gets(ctx, root, "PageLabels");
}

rk_mupdf_status rk_mupdf_read_label(
    rk_mupdf_document *document, int page, bool *present, char *style, int *number) {
  fz_context *ctx = document->ctx;
  fz_try(ctx) {
    label_range range = {0, NULL};
    find_range(ctx, label_tree(ctx, document->pdf), page, 0, &range);
    *present = pdf_is_dict(ctx, range.label);
    const char *name = pdf_to_name(ctx, pdf_dict_get(ctx, range.label, PDF_NAME(S)));
    *style = name[0] && !name[1] ? name[0] : 0;
    pdf_obj *start = pdf_dict_gets(ctx, range.label, "St");
    *number = page - range.key + (pdf_is_int(ctx, start) ? pdf_to_int(ctx, start) : 1);
    fz_append_string(
        ctx, rk_mupdf_new_string(document),
        pdf_to_text_string(ctx, pdf_dict_get(ctx, range.label, PDF_NAME(P))));
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

#endif
