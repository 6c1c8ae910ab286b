#ifdef RK_FAST_PNG
#include <isa-l.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "include/CPNG.h"
#include "rows.h"

// Rows are deflated in blocks: a call for every row would cost more than short rows take.
enum { block_size = 1 << 18, chunk_size = 1 << 16, frame_size = 12 };

struct rk_png_writer {
  rk_png_header header;
  size_t row_size;
  /// The row before as stored, without a filter; zeros before the first.
  uint8_t *above;
  uint8_t *row;
  uint8_t *block;
  size_t block_count;
  size_t block_capacity;
  /// The file's bytes that the caller has not taken.
  uint8_t *output;
  size_t count;
  size_t capacity;
  uint8_t *level_buffer;
  struct isal_zstream stream;
};

static bool fail(rk_png_error *error, const char *message) {
  snprintf(error->message, sizeof error->message, "%s", message);
  return false;
}

static bool reserve(rk_png_writer *writer, size_t count) {
  if (count <= writer->capacity - writer->count) return true;
  size_t capacity = 2 * (writer->count + count);
  uint8_t *output = realloc(writer->output, capacity);
  if (output == NULL) return false;
  writer->output = output;
  writer->capacity = capacity;
  return true;
}

static void store_number(uint8_t *target, uint32_t number) {
  for (int index = 0; index < 4; index++) target[index] = (uint8_t)(number >> (24 - 8 * index));
}

// Frames content that lies 8 bytes behind the end of the output already.
static void end_chunk(rk_png_writer *writer, const char *name, size_t count) {
  uint8_t *chunk = writer->output + writer->count;
  store_number(chunk, (uint32_t)count);
  memcpy(chunk + 4, name, 4);
  store_number(chunk + 8 + count, crc32_gzip_refl(0, chunk + 4, count + 4));
  writer->count += count + frame_size;
}

static bool add_chunk(
    rk_png_writer *writer, const char *name, const uint8_t *content, size_t count) {
  if (!reserve(writer, count + frame_size)) return false;
  memcpy(writer->output + writer->count + 8, content, count);
  end_chunk(writer, name, count);
  return true;
}

static bool add_header(rk_png_writer *writer) {
  const rk_png_header *header = &writer->header;
  uint8_t image[13] = {[8] = 8, [9] = header->has_alpha ? 6 : 2};
  store_number(image, header->width);
  store_number(image + 4, header->height);
  if (!reserve(writer, 8)) return false;
  memcpy(writer->output, "\x89PNG\r\n\x1a\n", 8);
  writer->count = 8;
  if (!add_chunk(writer, "IHDR", image, sizeof image)) return false;
  if (header->pixels_per_meter == 0) return true;
  uint8_t resolution[9] = {[8] = 1};
  store_number(resolution, header->pixels_per_meter);
  store_number(resolution + 4, header->pixels_per_meter);
  return add_chunk(writer, "pHYs", resolution, sizeof resolution);
}

static bool start(rk_png_writer *writer) {
  size_t channels = writer->header.has_alpha ? 4 : 3;
  writer->row_size = writer->header.width * channels;
  // Storing colors writes up to 4 bytes more than a row has.
  writer->above = calloc(1, writer->row_size + 4);
  writer->row = malloc(writer->row_size + 4);
  writer->block_capacity = writer->row_size + 1 > block_size ? writer->row_size + 1 : block_size;
  writer->block = malloc(writer->block_capacity);
  writer->level_buffer = malloc(ISAL_DEF_LVL1_DEFAULT);
  if (!writer->above || !writer->row || !writer->block || !writer->level_buffer) return false;
  isal_deflate_init(&writer->stream);
  writer->stream.level = 1;
  writer->stream.level_buf = writer->level_buffer;
  writer->stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
  writer->stream.gzip_flag = IGZIP_ZLIB;
  return add_header(writer);
}

rk_png_writer *rk_png_writer_create(const rk_png_header *header, rk_png_error *error) {
  rk_png_writer *writer = calloc(1, sizeof *writer);
  if (writer != NULL) {
    writer->header = *header;
    if (start(writer)) return writer;
    rk_png_writer_free(writer);
  }
  fail(error, "out of memory");
  return NULL;
}

static bool deflate_block(rk_png_writer *writer, bool is_last, rk_png_error *error) {
  struct isal_zstream *stream = &writer->stream;
  stream->next_in = writer->block;
  stream->avail_in = (uint32_t)writer->block_count;
  stream->end_of_stream = is_last;
  do {
    if (!reserve(writer, chunk_size + frame_size)) return fail(error, "out of memory");
    stream->next_out = writer->output + writer->count + 8;
    stream->avail_out = chunk_size;
    if (isal_deflate(stream) != COMP_OK) return fail(error, "its pixels cannot be deflated");
    size_t count = chunk_size - stream->avail_out;
    if (count > 0) end_chunk(writer, "IDAT", count);
  } while (stream->avail_out == 0);
  writer->block_count = 0;
  return true;
}

static void subtract(uint8_t *target, const uint8_t *row, const uint8_t *above, size_t count) {
  for (size_t index = 0; index < count; index++) target[index] = row[index] - above[index];
}

bool rk_png_writer_add_row(rk_png_writer *writer, const uint8_t *row, rk_png_error *error) {
  size_t count = writer->row_size;
  if (count + 1 > writer->block_capacity - writer->block_count
      && !deflate_block(writer, false, error))
    return false;
  uint8_t *line = writer->block + writer->block_count;
  rk_png_store_row(writer->row, row, writer->header.width, writer->header.has_alpha);
  if (writer->header.subtracts_row_above) {
    line[0] = 2;
    subtract(line + 1, writer->row, writer->above, count);
    uint8_t *stored = writer->row;
    writer->row = writer->above;
    writer->above = stored;
  } else {
    line[0] = 0;
    memcpy(line + 1, writer->row, count);
  }
  writer->block_count += count + 1;
  return true;
}

bool rk_png_writer_finish(rk_png_writer *writer, rk_png_error *error) {
  if (!deflate_block(writer, true, error)) return false;
  return add_chunk(writer, "IEND", NULL, 0) || fail(error, "out of memory");
}

const uint8_t *rk_png_writer_output(const rk_png_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->output;
}

void rk_png_writer_discard_output(rk_png_writer *writer) { writer->count = 0; }

void rk_png_writer_free(rk_png_writer *writer) {
  free(writer->above);
  free(writer->row);
  free(writer->block);
  free(writer->output);
  free(writer->level_buffer);
  free(writer);
}
#endif
