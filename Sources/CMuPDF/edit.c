#ifdef RK_MUPDF

#include "document.h"

static rk_mupdf_edit *new_edit(rk_mupdf_document *document) {
  if (document->edit_count == document->edit_capacity) {
    int capacity = 2 * document->edit_capacity + 8;
    document->edits =
        fz_realloc_array(document->ctx, document->edits, capacity, rk_mupdf_edit);
    document->edit_capacity = capacity;
  }
  return &document->edits[document->edit_count];
}

// Sets an entry, or removes it where there is no value. Takes over the value. Throws.
static void put(rk_mupdf_document *document, pdf_obj *dict, pdf_obj *key, pdf_obj *value) {
  fz_context *ctx = document->ctx;
  fz_try(ctx) {
    rk_mupdf_edit *edit = new_edit(document);
    pdf_obj *old = pdf_keep_obj(ctx, pdf_dict_get(ctx, dict, key));
    *edit = (rk_mupdf_edit){pdf_keep_obj(ctx, dict), key, old, 0, 0};
    document->edit_count++;
    if (value)
      pdf_dict_put(ctx, dict, key, value);
    else
      pdf_dict_del(ctx, dict, key);
  }
  fz_always(ctx) pdf_drop_obj(ctx, value);
  fz_catch(ctx) fz_rethrow(ctx);
}

rk_mupdf_status rk_mupdf_set_geometry(
    rk_mupdf_document *document, int number, const rk_mupdf_geometry *geometry) {
  fz_context *ctx = document->ctx;
  fz_rect box = fz_make_rect(
      (float)geometry->x0, (float)geometry->y0, (float)geometry->x1, (float)geometry->y1);
  fz_try(ctx) {
    pdf_obj *page = pdf_lookup_page_obj(ctx, document->pdf, number);
    put(document, page, PDF_NAME(MediaBox), pdf_new_rect(ctx, document->pdf, box));
    put(document, page, PDF_NAME(CropBox), pdf_new_rect(ctx, document->pdf, box));
    put(document, page, PDF_NAME(Rotate), pdf_new_int(ctx, geometry->rotation));
    put(document, page, PDF_NAME(UserUnit), pdf_new_real(ctx, (float)geometry->user_unit));
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

// A layer's usage and intent would overrule its state.
rk_mupdf_status rk_mupdf_set_layer(rk_mupdf_document *document, int layer, bool visible) {
  fz_context *ctx = document->ctx;
  fz_try(ctx) {
    pdf_obj *object = rk_mupdf_layer_object(ctx, document->pdf, layer);
    put(document, object, PDF_NAME(Usage), NULL);
    put(document, object, PDF_NAME(Intent), NULL);
    rk_mupdf_edit *edit = new_edit(document);
    int was_enabled = pdf_layer_is_enabled(ctx, document->pdf, layer);
    *edit = (rk_mupdf_edit){NULL, NULL, NULL, layer, was_enabled};
    document->edit_count++;
    pdf_enable_layer(ctx, document->pdf, layer, visible);
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

static void undo(rk_mupdf_document *document, const rk_mupdf_edit *edit) {
  fz_context *ctx = document->ctx;
  if (!edit->dict)
    pdf_enable_layer(ctx, document->pdf, edit->layer, edit->was_enabled);
  else if (edit->old)
    pdf_dict_put(ctx, edit->dict, edit->key, edit->old);
  else
    pdf_dict_del(ctx, edit->dict, edit->key);
}

rk_mupdf_status rk_mupdf_restore(rk_mupdf_document *document) {
  rk_mupdf_status status = RK_MUPDF_OK;
  fz_var(status);
  while (document->edit_count > 0) {
    rk_mupdf_edit *edit = &document->edits[--document->edit_count];
    fz_try(document->ctx) undo(document, edit);
    fz_always(document->ctx) {
      pdf_drop_obj(document->ctx, edit->old);
      pdf_drop_obj(document->ctx, edit->dict);
    }
    fz_catch(document->ctx) status = rk_mupdf_caught(document);
  }
  return status;
}

#endif
