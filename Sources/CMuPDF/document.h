#pragma once

#include "CMuPDF.h"

#include <mupdf/fitz.h>
#include <mupdf/pdf.h>

enum { RK_MUPDF_MESSAGES = 32, RK_MUPDF_MESSAGE_SIZE = 256 };

// A change to undo: a dictionary's entry, or a layer's state where `dict` is NULL.
typedef struct {
  pdf_obj *dict, *key, *old;
  int layer, was_enabled;
} rk_mupdf_edit;

typedef struct rk_mupdf_fonts rk_mupdf_fonts;

struct rk_mupdf_document {
  fz_context *ctx;
  fz_document *doc;
  pdf_document *pdf;
  fz_buffer *string;
  rk_mupdf_fonts *fonts;

  rk_mupdf_edit *edits;
  int edit_count, edit_capacity;

  int message_count, messages_kept, messages_left_out;
  char messages[RK_MUPDF_MESSAGES][RK_MUPDF_MESSAGE_SIZE];
  char failure[RK_MUPDF_MESSAGE_SIZE];
};

// To be called in fz_catch: keeps the message and gives the status to return.
rk_mupdf_status rk_mupdf_caught(rk_mupdf_document *document);

// Callbacks of MuPDF; `user` is the document.
void rk_mupdf_collect(void *user, const char *message);

// Empties the string that a call is about to leave. Throws.
fz_buffer *rk_mupdf_new_string(rk_mupdf_document *document);

// The dictionary of a layer. Throws.
pdf_obj *rk_mupdf_layer_object(fz_context *ctx, pdf_document *pdf, int layer);
