#include <malloc.h>
#include <poppler.h>

/* Swift has no name for a function type with C's calling convention that takes GLib's enums. */
typedef void (*rk_poppler_message)(const char *message, void *context);

typedef struct {
  rk_poppler_message function;
  void *context;
} rk_poppler_receiver;

static void rk_poppler_forward(
    const char *domain, GLogLevelFlags level, const char *message, void *receiver) {
  (void)domain;
  (void)level;
  rk_poppler_receiver *to = (rk_poppler_receiver *)receiver;
  to->function(message, to->context);
}

/* The malloc header is not part of Swift's C library module.

   Poppler 22.12 reads a table of 256 KiB that it has not filled when it maps the codes of a font that
   is not embedded to glyphs. As long as glibc maps every block of that size anew, the table is zero,
   as in a fresh process; left alone, glibc raises the limit and hands out used memory, and the glyphs
   of such fonts change from one rendering to the next. */
static inline void rk_poppler_steady_memory(void) { mallopt(M_MMAP_THRESHOLD, 128 * 1024); }
