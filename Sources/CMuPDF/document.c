#ifdef RK_MUPDF

#include "document.h"

#include <stdlib.h>

const char *rk_mupdf_version(void) { return FZ_VERSION; }

rk_mupdf_document *rk_mupdf_new(void) {
  rk_mupdf_document *document = calloc(1, sizeof *document);
  if (!document) return NULL;
  document->ctx = fz_new_context(NULL, NULL, FZ_STORE_DEFAULT);
  if (!document->ctx) {
    free(document);
    return NULL;
  }
  fz_set_warning_callback(document->ctx, rk_mupdf_collect, document);
  fz_set_error_callback(document->ctx, rk_mupdf_collect, document);
  return document;
}

void rk_mupdf_free(rk_mupdf_document *document) {
  rk_mupdf_close_fonts(document);
  fz_drop_buffer(document->ctx, document->string);
  fz_free(document->ctx, document->edits);
  fz_drop_document(document->ctx, document->doc);
  fz_drop_context(document->ctx);
  free(document);
}

static void open_document(
    rk_mupdf_document *document, const char *type, const uint8_t *bytes, size_t count) {
  fz_context *ctx = document->ctx;
  fz_stream *stream = NULL;
  fz_var(stream);
  fz_register_document_handlers(ctx);
  fz_try(ctx) {
    stream = fz_open_memory(ctx, bytes, count);
    document->doc = fz_open_document_with_stream(ctx, type, stream);
  }
  fz_always(ctx) fz_drop_stream(ctx, stream);
  fz_catch(ctx) fz_rethrow(ctx);
  document->pdf = pdf_specifics(ctx, document->doc);
}

static rk_mupdf_status authenticate(rk_mupdf_document *document, const char *password) {
  if (!fz_needs_password(document->ctx, document->doc)) return RK_MUPDF_OK;
  if (!password) return RK_MUPDF_PASSWORD_REQUIRED;
  return fz_authenticate_password(document->ctx, document->doc, password)
             ? RK_MUPDF_OK
             : RK_MUPDF_PASSWORD_WRONG;
}

// A PDF says itself how many pages it has. Where that are more than it has objects, those that are
// there are counted, or a file of a few bytes would keep its reader busy for days.
static int count_pages(rk_mupdf_document *document) {
  fz_context *ctx = document->ctx;
  int count = fz_count_pages(ctx, document->doc);
  int most = document->pdf ? pdf_xref_len(ctx, document->pdf) : count;
  if (count <= most) return count;
  fz_warn(ctx, "the document says it has %d pages but has fewer", count);
  int found = 0;
  fz_var(found);
  fz_try(ctx) {
    while (found < most && pdf_lookup_page_obj(ctx, document->pdf, found)) found++;
  }
  fz_catch(ctx) rk_mupdf_caught(document);
  return found;
}

rk_mupdf_status rk_mupdf_open(
    rk_mupdf_document *document, const char *type, const uint8_t *bytes, size_t count,
    const char *password, int *page_count) {
  rk_mupdf_status status = RK_MUPDF_OK;
  fz_var(status);
  fz_try(document->ctx) {
    open_document(document, type, bytes, count);
    status = authenticate(document, password);
    if (status == RK_MUPDF_OK) {
      fz_layout_document(
          document->ctx, document->doc, FZ_DEFAULT_LAYOUT_W, FZ_DEFAULT_LAYOUT_H,
          FZ_DEFAULT_LAYOUT_EM);
      *page_count = count_pages(document);
    }
  }
  fz_catch(document->ctx) status = rk_mupdf_caught(document);
  return status;
}

bool rk_mupdf_is_pdf(const rk_mupdf_document *document) { return document->pdf != NULL; }

fz_buffer *rk_mupdf_new_string(rk_mupdf_document *document) {
  fz_drop_buffer(document->ctx, document->string);
  document->string = NULL;
  return document->string = fz_new_buffer(document->ctx, 256);
}

const char *rk_mupdf_string(rk_mupdf_document *document) {
  const char *string = "";
  fz_var(string);
  fz_try(document->ctx) string = fz_string_from_buffer(document->ctx, document->string);
  fz_catch(document->ctx) rk_mupdf_caught(document);
  return string;
}

#endif
