#include "include/CPNG.h"

#include <stdlib.h>
#include <string.h>

#include "rows.h"

#ifdef RK_FAST_PNG
#include <libdeflate.h>

typedef struct {
  uint32_t width;
  uint32_t height;
  size_t channels;
} header;

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static bool is_named(const uint8_t *chunk, const char *name) {
  return memcmp(chunk + 4, name, 4) == 0;
}

// 8 bits a sample, no palette, not interlaced.
static bool read_header(const uint8_t *content, uint32_t count, header *result) {
  static const size_t channels[7] = {1, 0, 3, 0, 0, 0, 4};
  if (count != 13 || content[8] != 8 || content[9] > 6 || channels[content[9]] == 0
      || content[10] != 0 || content[11] != 0 || content[12] != 0)
    return false;
  *result = (header){big_endian(content), big_endian(content + 4), channels[content[9]]};
  return true;
}

typedef struct {
  header header;
  uint8_t *data;
  size_t count;
} chunks;

// Takes what a chunk says, and moves the compressed data together at the place of the first.
static bool take(chunks *found, uint8_t *chunk, uint32_t count, bool *follows_data) {
  bool is_data = is_named(chunk, "IDAT");
  if (is_data) {
    if (found->data == NULL)
      found->data = chunk + 8;
    else if (!*follows_data)
      return false;
    memmove(found->data + found->count, chunk + 8, count);
    found->count += count;
  } else if (is_named(chunk, "tRNS") || !(chunk[4] & 0x20 || is_named(chunk, "PLTE"))) {
    return false;
  }
  *follows_data = is_data;
  return true;
}

static bool read_chunks(uint8_t *file, size_t count, chunks *found) {
  if (count < 8 || memcmp(file, "\x89PNG\r\n\x1a\n", 8) != 0) return false;
  bool is_first = true, follows_data = false;
  for (size_t offset = 8; count - offset >= 12;) {
    uint8_t *chunk = file + offset;
    uint32_t length = big_endian(chunk);
    if (length > count - offset - 12) return false;
    if (libdeflate_crc32(0, chunk + 4, length + 4) != big_endian(chunk + 8 + length)) return false;
    if (is_named(chunk, "IEND")) return found->data != NULL;
    if (is_first != is_named(chunk, "IHDR")) return false;
    if (is_first ? !read_header(chunk + 8, length, &found->header)
                 : !take(found, chunk, length, &follows_data))
      return false;
    is_first = false;
    offset += 12 + (size_t)length;
  }
  return false;
}

static bool inflate(const chunks *found, uint8_t *target, size_t count) {
  struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
  if (decompressor == NULL) return false;
  enum libdeflate_result result = libdeflate_zlib_decompress(
      decompressor, found->data, found->count, target, count, NULL);
  libdeflate_free_decompressor(decompressor);
  return result == LIBDEFLATE_SUCCESS;
}

// Scanlines lie at the end of the memory and are turned into pixels from its start. A row needs the
// one above as it was stored, so its filter is undone before that one is turned.
static bool convert(const header *header, uint8_t *scanlines, uint8_t *pixels) {
  size_t count = header->width * header->channels;
  uint8_t *zeros = calloc(count, 1);
  if (zeros == NULL) return false;
  bool succeeded = true;
  for (size_t y = 0; y <= header->height && succeeded; y++) {
    uint8_t *line = scanlines + y * (count + 1);
    uint8_t *above = line - count;
    if (y < header->height)
      succeeded = rk_png_unfilter_row(
          line[0], line + 1, y == 0 ? zeros : above, count, header->channels);
    if (y > 0)
      rk_png_load_row(
          pixels + (y - 1) * header->width * 4, above, header->width, header->channels);
  }
  free(zeros);
  return succeeded;
}

bool rk_png_read_memory(
    uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *memory) {
  chunks found = {0};
  if (!read_chunks(file, count, &found)) return false;
  if (found.header.width != width || found.header.height != height) return false;
  size_t scanlines = (width * found.header.channels + 1) * height;
  uint8_t *start = memory + rk_png_memory_size(width, height) - scanlines;
  return inflate(&found, start, scanlines) && convert(&found.header, start, memory);
}
#else
bool rk_png_read_memory(
    uint8_t *file, size_t count, uint32_t width, uint32_t height, uint8_t *memory) {
  return false;
}
#endif

size_t rk_png_memory_size(uint32_t width, uint32_t height) {
  return ((size_t)width * 4 + 1) * height;
}
