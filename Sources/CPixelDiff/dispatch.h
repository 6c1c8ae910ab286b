#pragma once

/// Compiles a function for AVX2 and for every processor; the loader chooses, before a sanitizer is
/// ready for the choice.
#if defined(__x86_64__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)
#define DISPATCHED __attribute__((target_clones("avx2", "default")))
#else
#define DISPATCHED
#endif

/// Part of such a function, compiled with it for each.
#define INLINED static inline __attribute__((always_inline))
