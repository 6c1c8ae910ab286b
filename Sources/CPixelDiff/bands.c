#define _GNU_SOURCE
#include "bands.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

// A thread costs what comparing 50,000 pixels does: small pictures are compared by one.
enum { rows_of_band = 32, most_threads = 64, pixels_of_thread = 1 << 20 };

typedef struct {
  const rk_pixel_pair *pair;
  const rk_pixel_options *options;
  rk_band_function compare;
  atomic_size_t next_row;
  atomic_bool succeeds;
} work;

typedef struct {
  work *work;
  rk_pixel_tally tally;
} share;

static void *take_bands(void *context) {
  share *share = context;
  work *work = share->work;
  size_t height = work->pair->height;
  while (atomic_load(&work->succeeds)) {
    size_t row = atomic_fetch_add(&work->next_row, rows_of_band);
    if (row >= height) break;
    size_t end = height - row < rows_of_band ? height : row + rows_of_band;
    if (!work->compare(work->pair, work->options, row, end, &share->tally))
      atomic_store(&work->succeeds, false);
  }
  return NULL;
}

static void add(rk_pixel_tally *tally, const rk_pixel_tally *part) {
  tally->different += part->different;
  tally->antialiased += part->antialiased;
  tally->unequal += part->unequal;
  tally->sum += part->sum;
  tally->squares += part->squares;
  if (part->greatest > tally->greatest) tally->greatest = part->greatest;
}

static size_t thread_count(const rk_pixel_pair *pair) {
  cpu_set_t cores;
  if (sched_getaffinity(0, sizeof cores, &cores) != 0) return 1;
  size_t useful = pair->width * pair->height / pixels_of_thread;
  size_t count = (size_t)CPU_COUNT(&cores) < useful ? (size_t)CPU_COUNT(&cores) : useful;
  return count < 1 ? 1 : count > most_threads ? most_threads : count;
}

bool rk_compare_bands(
    const rk_pixel_pair *pair, const rk_pixel_options *options, rk_band_function compare,
    rk_pixel_tally *tally) {
  work work = {pair, options, compare, 0, true};
  share shares[most_threads] = {0};
  pthread_t threads[most_threads];
  size_t wanted = thread_count(pair), count = 1;
  shares[0].work = &work;
  // The calling thread takes its share; where another cannot be had, the rest do its work.
  for (; count < wanted; count++) {
    shares[count].work = &work;
    if (pthread_create(&threads[count], NULL, take_bands, &shares[count]) != 0) break;
  }
  take_bands(&shares[0]);
  for (size_t index = 1; index < count; index++) pthread_join(threads[index], NULL);
  *tally = (rk_pixel_tally){0};
  for (size_t index = 0; index < count; index++) add(tally, &shares[index].tally);
  return atomic_load(&work.succeeds);
}
