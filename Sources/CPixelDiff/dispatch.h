#pragma once

/// Compiles a function for AVX2 and for every processor; the first call chooses.
#if defined(__x86_64__)
#define DISPATCHED __attribute__((target_clones("avx2", "default")))
#else
#define DISPATCHED
#endif

/// Part of such a function, compiled with it for each.
#define INLINED static inline __attribute__((always_inline))
