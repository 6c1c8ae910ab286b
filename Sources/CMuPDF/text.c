#ifdef RK_MUPDF

#include "document.h"

static void append_text(fz_context *ctx, fz_buffer *string, const fz_stext_page *text) {
  for (const fz_stext_block *block = text->first_block; block; block = block->next) {
    if (block->type != FZ_STEXT_BLOCK_TEXT) continue;
    for (const fz_stext_line *line = block->u.t.first_line; line; line = line->next) {
      for (const fz_stext_char *at = line->first_char; at; at = at->next)
        // A NUL would end the string; it is no text.
        if (at->c) fz_append_rune(ctx, string, at->c);
      fz_append_byte(ctx, string, '\n');
    }
  }
}

rk_mupdf_status rk_mupdf_read_text(rk_mupdf_document *document, int number) {
  fz_context *ctx = document->ctx;
  fz_page *page = NULL;
  fz_stext_page *text = NULL;
  fz_device *device = NULL;
  fz_var(page);
  fz_var(text);
  fz_var(device);
  fz_try(ctx) {
    page = fz_load_page(ctx, document->doc, number);
    text = fz_new_stext_page(ctx, fz_bound_page(ctx, page));
    device = fz_new_stext_device(ctx, text, NULL);
    fz_run_page(ctx, page, device, fz_identity, NULL);
    fz_close_device(ctx, device);
    append_text(ctx, rk_mupdf_new_string(document), text);
  }
  fz_always(ctx) {
    fz_drop_device(ctx, device);
    fz_drop_stext_page(ctx, text);
    fz_drop_page(ctx, page);
  }
  fz_catch(ctx) return rk_mupdf_caught(document);
  return RK_MUPDF_OK;
}

#endif
