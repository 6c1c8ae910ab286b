#ifdef RK_MUPDF

#include "document.h"

#include <string.h>

// Messages may quote the document; a control character would break lines and terminals.
static void copy_line(char *target, const char *message) {
  fz_strlcpy(target, message, RK_MUPDF_MESSAGE_SIZE);
  for (char *at = target; *at; at++)
    if ((unsigned char)*at < ' ' || *at == 0x7f) *at = ' ';
}

void rk_mupdf_collect(void *user, const char *message) {
  rk_mupdf_document *document = user;
  char line[RK_MUPDF_MESSAGE_SIZE];
  copy_line(line, message);
  // MuPDF's own count of repetitions is one of a message that is already here.
  if (!strncmp(line, "... repeated ", 13)) return;
  for (int index = 0; index < document->message_count; index++)
    if (!strcmp(document->messages[index], line)) return;
  if (document->message_count == RK_MUPDF_MESSAGES)
    document->messages_left_out += document->messages_left_out < INT32_MAX;
  else
    strcpy(document->messages[document->message_count++], line);
}

rk_mupdf_status rk_mupdf_caught(rk_mupdf_document *document) {
  copy_line(document->failure, fz_caught_message(document->ctx));
  return fz_caught(document->ctx) == FZ_ERROR_MEMORY ? RK_MUPDF_OUT_OF_MEMORY : RK_MUPDF_FAILED;
}

// MuPDF repairs what it can and may then find nothing to show: its last message says why.
const char *rk_mupdf_failure(const rk_mupdf_document *document) {
  if (document->failure[0] || document->message_count == 0) return document->failure;
  return document->messages[document->message_count - 1];
}

int rk_mupdf_message_count(const rk_mupdf_document *document) { return document->message_count; }

const char *rk_mupdf_message(const rk_mupdf_document *document, int index) {
  return document->messages[index];
}

int rk_mupdf_messages_left_out(const rk_mupdf_document *document) {
  return document->messages_left_out;
}

void rk_mupdf_clear_messages(rk_mupdf_document *document) {
  fz_flush_warnings(document->ctx);
  document->message_count = document->messages_kept;
  document->messages_left_out = 0;
  document->failure[0] = 0;
}

void rk_mupdf_keep_messages(rk_mupdf_document *document) {
  document->messages_kept = document->message_count;
}

#endif
