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

/* Swift's C library module lacks the malloc header.

   Poppler 22.12 reads a table of 256 KiB that it has not filled when it maps the codes of a font that
   is not embedded to glyphs, so that the glyphs depend on what was in memory. In a fresh process the
   table is zero, for glibc maps a block of that size anew; but glibc raises that size as blocks are
   freed, and hands out used memory then. */
static inline void rk_poppler_keep_mapping_blocks(void) { mallopt(M_MMAP_THRESHOLD, 128 * 1024); }

/* Makes used memory that is free zero again, for the same reason. */
static inline void rk_poppler_clear_free_memory(void) { malloc_trim(0); }
