#include "CTesseract.h"
#include <stdio.h>
#include <jpeglib.h>
#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <webp/decode.h>

// Rows of red, green, blue and alpha come in one by one. Lanczos' kernel of three lobes keeps letters sharper than a mean does
// (C. E. Duchon, "Lanczos filtering in one and two dimensions", 1979).
enum { LOBES = 3, SLOTS = 2 * LOBES + 3 };

// Of each column or line of the target: where the source's begin that it is made of, and where they end.
typedef struct {
    uint32_t from, to;
    double centre, sum;
} Span;

typedef struct {
    uint32_t width, height;
    circles_small_picture target;
    Span *columns;
    // `stride` for each column, normalised.
    float *weights;
    uint32_t stride;
    float *row;
    // Sums of the lines that are being made: line n in slot n % SLOTS.
    float *slots[SLOTS];
    uint32_t rows, lines;
} Shrinking;

static double kernel(double x) {
    if (x < 0) x = -x;
    if (x < 1e-6) return 1;
    if (x >= LOBES) return 0;
    double a = M_PI * x;
    return LOBES * sin(a) * sin(a / LOBES) / (a * a);
}

static double weight(const Span *span, double scale, uint32_t at) { return kernel((at + 0.5 - span->centre) / scale); }

static Span span_of(uint32_t index, uint32_t source, uint32_t target) {
    double scale = (double)source / target, centre = (index + 0.5) * scale, reach = LOBES * scale;
    Span span = {.centre = centre};
    span.from = centre > reach ? (uint32_t)(centre - reach) : 0;
    span.to = centre + reach + 1 < source ? (uint32_t)(centre + reach + 1) : source;
    for (uint32_t at = span.from; at < span.to; at++) span.sum += weight(&span, scale, at);
    return span;
}

static int begin(Shrinking *it, uint32_t width, uint32_t height, circles_small_picture target) {
    if (!target.width || !target.height || target.width > width || target.height > height
        || target.width > target.words_per_line) return 0;
    it->width = width;
    it->height = height;
    it->target = target;
    double scale = (double)width / target.width;
    it->stride = (uint32_t)(2 * LOBES * scale) + 3;
    it->columns = malloc(target.width * sizeof *it->columns);
    it->weights = malloc((size_t)target.width * it->stride * sizeof *it->weights);
    it->row = malloc((size_t)target.width * 3 * sizeof *it->row);
    if (!it->columns || !it->weights || !it->row) return 0;
    for (int i = 0; i < SLOTS; i++) {
        if (!(it->slots[i] = calloc((size_t)target.width * 3, sizeof(float)))) return 0;
    }
    for (uint32_t x = 0; x < target.width; x++) {
        Span span = it->columns[x] = span_of(x, width, target.width);
        if (span.to - span.from > it->stride) return 0;
        for (uint32_t at = span.from; at < span.to; at++) {
            it->weights[(size_t)x * it->stride + at - span.from] = (float)(weight(&span, scale, at) / span.sum);
        }
    }
    return 1;
}

static void end(Shrinking *it) {
    free(it->columns);
    free(it->weights);
    free(it->row);
    for (int i = 0; i < SLOTS; i++) free(it->slots[i]);
}

static uint32_t byte(float sum) { return sum <= 0 ? 0 : sum >= 255 ? 255 : (uint32_t)(sum + 0.5f); }

static void finish_line(Shrinking *it) {
    uint32_t *words = it->target.words + (size_t)it->lines * it->target.words_per_line;
    float *sums = it->slots[it->lines % SLOTS];
    for (uint32_t x = 0; x < it->target.width; x++) {
        float *sum = sums + 3 * (size_t)x;
        words[x] = byte(sum[0]) << 24 | byte(sum[1]) << 16 | byte(sum[2]) << 8;
    }
    memset(sums, 0, (size_t)it->target.width * 3 * sizeof *sums);
    it->lines++;
}

// What is transparent lies on white.
static void flatten(uint8_t *row, uint32_t width) {
    for (uint32_t x = 0; x < width; x++, row += 4) {
        if (row[3] == 255) continue;
        for (int i = 0; i < 3; i++) row[i] = (uint8_t)((row[i] * row[3] + 255 * (255 - row[3]) + 127) / 255);
    }
}

// `channels` is 3 or 4; the fourth is not looked at.
static void add(Shrinking *it, const uint8_t *bytes, int channels) {
    for (uint32_t x = 0; x < it->target.width; x++) {
        const float *weights = it->weights + (size_t)x * it->stride;
        const uint8_t *pixel = bytes + (size_t)it->columns[x].from * channels;
        float red = 0, green = 0, blue = 0;
        for (uint32_t i = 0, count = it->columns[x].to - it->columns[x].from; i < count; i++, pixel += channels) {
            red += pixel[0] * weights[i];
            green += pixel[1] * weights[i];
            blue += pixel[2] * weights[i];
        }
        float *mean = it->row + 3 * (size_t)x;
        mean[0] = red;
        mean[1] = green;
        mean[2] = blue;
    }
    double scale = (double)it->height / it->target.height;
    uint32_t row = it->rows++;
    for (uint32_t line = it->lines; line < it->target.height && line < it->lines + SLOTS; line++) {
        Span span = span_of(line, it->height, it->target.height);
        if (span.from > row) break;
        if (row >= span.to) continue;
        float share = (float)(weight(&span, scale, row) / span.sum), *sums = it->slots[line % SLOTS];
        for (size_t i = 0; i < (size_t)it->target.width * 3; i++) sums[i] += it->row[i] * share;
    }
    while (it->lines < it->target.height
           && span_of(it->lines, it->height, it->target.height).to <= it->rows) finish_line(it);
}

static int is_whole(const Shrinking *it) { return it->rows == it->height && it->lines == it->target.height; }

typedef struct {
    const uint8_t *bytes;
    size_t left;
} Source;

static void give(png_structp png, png_bytep target, png_size_t count) {
    Source *source = png_get_io_ptr(png);
    if (count > source->left) png_error(png, "cut off");
    memcpy(target, source->bytes, count);
    source->bytes += count;
    source->left -= count;
}

static void png_fail(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(png_jmpbuf(png), 1);
}

static void png_ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

int circles_small_png(const uint8_t *bytes, size_t count, circles_small_picture target) {
    Source source = {bytes, count};
    Shrinking shrinking = {0};
    // Set after setjmp, and freed after a longjmp.
    uint8_t *volatile row = NULL;
    int volatile done = 0;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, png_fail, png_ignore);
    if (!png) return 0;
    png_infop info = png_create_info_struct(png);
    if (info && !setjmp(png_jmpbuf(png))) {
        png_set_read_fn(png, &source, give);
        png_read_info(png, info);
        png_set_expand(png);
        png_set_scale_16(png);
        png_set_gray_to_rgb(png);
        png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
        png_read_update_info(png, info);
        uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
        size_t row_bytes = png_get_rowbytes(png, info);
        int fits = png_get_interlace_type(png, info) == PNG_INTERLACE_NONE && row_bytes >= (size_t)width * 4;
        if (fits && begin(&shrinking, width, height, target) && (row = malloc(row_bytes))) {
            for (uint32_t line = 0; line < height; line++) {
                png_read_row(png, row, NULL);
                flatten(row, width);
                add(&shrinking, row, 4);
            }
            done = is_whole(&shrinking);
        }
    }
    free(row);
    end(&shrinking);
    png_destroy_read_struct(&png, &info, NULL);
    return done;
}

typedef struct {
    struct jpeg_error_mgr base;
    jmp_buf place;
} JPEGErrors;

static void jpeg_fail(j_common_ptr decoder) { longjmp(((JPEGErrors *)decoder->err)->place, 1); }
static void jpeg_ignore(j_common_ptr decoder, int level) {
    (void)decoder;
    (void)level;
}

int circles_small_jpeg(const uint8_t *bytes, size_t count, circles_small_picture target) {
    struct jpeg_decompress_struct decoder;
    JPEGErrors errors;
    Shrinking shrinking = {0};
    uint8_t *volatile row = NULL;
    int volatile done = 0;
    memset(&decoder, 0, sizeof decoder);
    decoder.err = jpeg_std_error(&errors.base);
    errors.base.error_exit = jpeg_fail;
    errors.base.emit_message = jpeg_ignore;
    if (!setjmp(errors.place)) {
        jpeg_create_decompress(&decoder);
        jpeg_mem_src(&decoder, (unsigned char *)bytes, count);
        jpeg_read_header(&decoder, TRUE);
        // Colours for print are not turned into others here.
        if (decoder.num_components <= 3) {
            decoder.out_color_space = JCS_RGB;
            decoder.scale_denom = 8;
            decoder.scale_num = 0;
            do {
                decoder.scale_num++;
                jpeg_calc_output_dimensions(&decoder);
                // Half as large again leaves the kernel something to choose from.
            } while (decoder.scale_num < 8
                     && (decoder.output_width < target.width * 3 / 2 || decoder.output_height < target.height * 3 / 2));
            jpeg_start_decompress(&decoder);
            if (decoder.output_components == 3
                && begin(&shrinking, decoder.output_width, decoder.output_height, target)
                && (row = malloc((size_t)decoder.output_width * 3))) {
                while (decoder.output_scanline < decoder.output_height) {
                    JSAMPROW rows[1] = {row};
                    if (jpeg_read_scanlines(&decoder, rows, 1) == 1) add(&shrinking, row, 3);
                }
                done = is_whole(&shrinking);
            }
        }
    }
    free(row);
    end(&shrinking);
    jpeg_destroy_decompress(&decoder);
    return done;
}

int circles_small_webp(const uint8_t *bytes, size_t count, circles_small_picture target) {
    WebPDecoderConfig decoder;
    Shrinking shrinking = {0};
    int done = 0;
    if (!WebPInitDecoderConfig(&decoder) || WebPGetFeatures(bytes, count, &decoder.input) != VP8_STATUS_OK) return 0;
    uint32_t width = (uint32_t)decoder.input.width, height = (uint32_t)decoder.input.height;
    // Half as large again leaves the kernel something to choose from.
    uint32_t some_width = target.width * 3 / 2, some_height = target.height * 3 / 2;
    if (some_width < width && some_height < height) {
        decoder.options.use_scaling = 1;
        decoder.options.scaled_width = (int)(width = some_width);
        decoder.options.scaled_height = (int)(height = some_height);
    }
    decoder.output.colorspace = MODE_RGBA;
    if (WebPDecode(bytes, count, &decoder) == VP8_STATUS_OK) {
        if (begin(&shrinking, width, height, target)) {
            uint8_t *row = decoder.output.u.RGBA.rgba;
            for (uint32_t line = 0; line < height; line++, row += decoder.output.u.RGBA.stride) {
                flatten(row, width);
                add(&shrinking, row, 4);
            }
            done = is_whole(&shrinking);
        }
        end(&shrinking);
    }
    WebPFreeDecBuffer(&decoder.output);
    return done;
}

// Nine of each channel around a pixel, whose edge repeats itself, in rows as they were.
static int sum_of_nine(uint32_t *const rows[3], uint32_t x, uint32_t width, int shift) {
    uint32_t left = x ? x - 1 : 0, right = x + 1 < width ? x + 1 : x;
    int sum = 0;
    for (int i = 0; i < 3; i++) {
        sum += (int)(rows[i][left] >> shift & 255) + (int)(rows[i][x] >> shift & 255) + (int)(rows[i][right] >> shift & 255);
    }
    return sum;
}

int circles_sharpen(circles_small_picture picture, float share) {
    size_t bytes = (size_t)picture.width * sizeof(uint32_t);
    uint32_t *above = malloc(bytes), *here = malloc(bytes);
    int done = above && here && picture.width && picture.height;
    for (uint32_t y = 0; done && y < picture.height; y++) {
        uint32_t *words = picture.words + (size_t)y * picture.words_per_line;
        memcpy(here, words, bytes);
        if (y == 0) memcpy(above, here, bytes);
        uint32_t *rows[3] = {above, here, y + 1 < picture.height ? words + picture.words_per_line : here};
        for (uint32_t x = 0; x < picture.width; x++) {
            uint32_t word = 0;
            for (int shift = 24; shift > 0; shift -= 8) {
                float was = (float)(here[x] >> shift & 255);
                float mean = (float)sum_of_nine(rows, x, picture.width, shift) / 9;
                word |= byte(was + share * (was - mean)) << shift;
            }
            words[x] = word;
        }
        uint32_t *next = above;
        above = here;
        here = next;
    }
    free(above);
    free(here);
    return done;
}
