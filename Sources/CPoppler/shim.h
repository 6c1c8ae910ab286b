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

/* Poppler 22.12 reads a table that it has not filled when it maps the codes of a font that is not
   embedded to glyphs, so that the glyphs depend on what was in memory. glibc fills what it hands out
   with the complement of this number: zero, as in a fresh process.

   Swift's C library module lacks the malloc header. */
static inline void rk_poppler_clear_new_memory(void) { mallopt(M_PERTURB, 0xFF); }
