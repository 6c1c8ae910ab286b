#ifdef RK_MUPDF

#include "document.h"

pdf_obj *rk_mupdf_layer_object(fz_context *ctx, pdf_document *pdf, int layer) {
  pdf_obj *root = pdf_dict_get(ctx, pdf_trailer(ctx, pdf), PDF_NAME(Root));
  pdf_obj *properties = pdf_dict_get(ctx, root, PDF_NAME(OCProperties));
  return pdf_array_get(ctx, pdf_dict_get(ctx, properties, PDF_NAME(OCGs)), layer);
}

int rk_mupdf_layer_count(rk_mupdf_document *document) {
  int count = 0;
  fz_var(count);
  if (!document->pdf) return 0;
  fz_try(document->ctx) count = pdf_count_layers(document->ctx, document->pdf);
  fz_catch(document->ctx) rk_mupdf_caught(document);
  return count;
}

rk_mupdf_status rk_mupdf_read_layer(rk_mupdf_document *document, int layer, bool *visible) {
  fz_context *ctx = document->ctx;
  fz_try(ctx) {
    pdf_obj *object = rk_mupdf_layer_object(ctx, document->pdf, layer);
    *visible = !pdf_is_ocg_hidden(ctx, document->pdf, NULL, "View", object);
    fz_append_string(
        ctx, rk_mupdf_new_string(document),
        pdf_dict_get_text_string(ctx, object, PDF_NAME(Name)));
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

#endif
