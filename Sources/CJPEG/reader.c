#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>

#include "CJPEG.h"

#define RK_STRING(value) #value
#define RK_VERSION(value) RK_STRING(value)

// More scans than any encoder writes; files of thousands keep a decoder busy for minutes.
enum { most_scans = 200 };

struct rk_jpeg_reader {
  struct jpeg_decompress_struct decoder;
  struct jpeg_error_mgr errors;
  struct jpeg_progress_mgr progress;
  jmp_buf start;
  rk_jpeg_error *error;
  char warning[JMSG_LENGTH_MAX];
  uint8_t *cmyk;
};

static void fail(j_common_ptr decoder) {
  rk_jpeg_reader *reader = decoder->client_data;
  char message[JMSG_LENGTH_MAX];
  decoder->err->format_message(decoder, message);
  snprintf(reader->error->message, sizeof reader->error->message, "%s", message);
  longjmp(reader->start, 1);
}

static void note_warning(j_common_ptr decoder, int level) {
  rk_jpeg_reader *reader = decoder->client_data;
  // The first complaint is the cause of those that follow.
  if (level < 0 && reader->warning[0] == 0) decoder->err->format_message(decoder, reader->warning);
}

static void print_nothing(j_common_ptr decoder) { (void)decoder; }

static void limit_scans(j_common_ptr decoder) {
  rk_jpeg_reader *reader = decoder->client_data;
  if (reader->decoder.input_scan_number <= most_scans) return;
  snprintf(reader->error->message, sizeof reader->error->message, "more than 200 scans");
  longjmp(reader->start, 1);
}

static uint64_t count_coefficient_bytes(const struct jpeg_decompress_struct *decoder) {
  uint64_t blocks = 0;
  for (int index = 0; index < decoder->num_components; index++) {
    const jpeg_component_info *part = &decoder->comp_info[index];
    blocks += (uint64_t)part->width_in_blocks * part->height_in_blocks;
  }
  return blocks * DCTSIZE2 * sizeof(JCOEF);
}

static void describe(j_decompress_ptr decoder, rk_jpeg_header *header) {
  jpeg_saved_marker_ptr marker = decoder->marker_list;
  *header = (rk_jpeg_header){
      .width = decoder->image_width,
      .height = decoder->image_height,
      .coefficient_bytes =
          jpeg_has_multiple_scans(decoder) ? count_coefficient_bytes(decoder) : 0,
      .density = decoder->saw_JFIF_marker ? decoder->X_density : 0,
      .density_unit = decoder->saw_JFIF_marker ? decoder->density_unit : 0,
      .exif = marker == NULL ? NULL : marker->data,
      .exif_count = marker == NULL ? 0 : marker->data_length,
  };
}

static bool read_header(
    rk_jpeg_reader *reader, const uint8_t *bytes, size_t count, rk_jpeg_header *header) {
  j_decompress_ptr decoder = &reader->decoder;
  decoder->err = jpeg_std_error(&reader->errors);
  reader->errors.error_exit = fail;
  reader->errors.emit_message = note_warning;
  reader->errors.output_message = print_nothing;
  decoder->client_data = reader;
  if (setjmp(reader->start) != 0) return false;
  jpeg_create_decompress(decoder);
  decoder->client_data = reader;
  reader->progress.progress_monitor = limit_scans;
  decoder->progress = &reader->progress;
  jpeg_mem_src(decoder, bytes, count);
  jpeg_save_markers(decoder, JPEG_APP0 + 1, 0xffff);
  jpeg_read_header(decoder, TRUE);
  describe(decoder, header);
  return true;
}

rk_jpeg_reader *rk_jpeg_reader_create(
    const uint8_t *bytes, size_t count, rk_jpeg_header *header, rk_jpeg_error *error) {
  *error = (rk_jpeg_error){"out of memory"};
  rk_jpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->error = error;
  if (read_header(reader, bytes, count, header)) return reader;
  rk_jpeg_reader_free(reader);
  return NULL;
}

// libjpeg converts everything but CMYK to RGB by itself.
static void choose_color_space(rk_jpeg_reader *reader) {
  j_decompress_ptr decoder = &reader->decoder;
  bool has_black =
      decoder->jpeg_color_space == JCS_CMYK || decoder->jpeg_color_space == JCS_YCCK;
  decoder->out_color_space = has_black ? JCS_CMYK : JCS_EXT_BGRA;
}

static void allocate_inks(rk_jpeg_reader *reader) {
  j_decompress_ptr decoder = &reader->decoder;
  if (decoder->out_color_space != JCS_CMYK) return;
  reader->cmyk = decoder->mem->alloc_small(
      (j_common_ptr)decoder, JPOOL_IMAGE, (size_t)decoder->output_width * 4);
}

bool rk_jpeg_reader_start(
    rk_jpeg_reader *reader, uint32_t denominator, uint32_t *width, uint32_t *height,
    rk_jpeg_error *error) {
  j_decompress_ptr decoder = &reader->decoder;
  reader->error = error;
  if (setjmp(reader->start) != 0) return false;
  choose_color_space(reader);
  decoder->scale_num = 1;
  decoder->scale_denom = denominator;
  jpeg_start_decompress(decoder);
  allocate_inks(reader);
  *width = decoder->output_width;
  *height = decoder->output_height;
  return true;
}

// Adobe's files, which are nearly all, store how much light an ink lets through.
static void convert_inks(const rk_jpeg_reader *reader, uint8_t *row) {
  uint8_t flip = reader->decoder.saw_Adobe_marker ? 0 : 255;
  for (size_t x = 0; x < reader->decoder.output_width; x++) {
    const uint8_t *ink = reader->cmyk + x * 4;
    unsigned black = ink[3] ^ flip;
    for (int channel = 0; channel < 3; channel++)
      row[x * 4 + channel] = ((ink[2 - channel] ^ flip) * black + 127) / 255;
    row[x * 4 + 3] = 255;
  }
}

bool rk_jpeg_reader_read_row(rk_jpeg_reader *reader, uint8_t *row, rk_jpeg_error *error) {
  reader->error = error;
  if (setjmp(reader->start) != 0) return false;
  JSAMPROW target = reader->cmyk == NULL ? row : reader->cmyk;
  jpeg_read_scanlines(&reader->decoder, &target, 1);
  if (reader->cmyk != NULL) convert_inks(reader, row);
  return true;
}

const char *rk_jpeg_reader_warning(const rk_jpeg_reader *reader) { return reader->warning; }

void rk_jpeg_reader_free(rk_jpeg_reader *reader) {
  jpeg_destroy_decompress(&reader->decoder);
  free(reader);
}

const char *rk_jpeg_version(void) { return RK_VERSION(LIBJPEG_TURBO_VERSION); }
