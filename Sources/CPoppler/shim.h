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
