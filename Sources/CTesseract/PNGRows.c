#include "CTesseract.h"
#include <png.h>
#include <stdlib.h>
#include <string.h>

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

static void fail(png_structp png, png_const_charp message) {
    (void)message;
    longjmp(png_jmpbuf(png), 1);
}

static void ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

// Adds a row of `columns * factor` pixels to the sums of its columns: red, green and blue, over white where it is transparent.
static void add(const uint8_t *row, uint32_t *sums, uint32_t columns, uint32_t factor) {
    for (uint32_t column = 0; column < columns; column++) {
        uint32_t red = 0, green = 0, blue = 0;
        for (uint32_t i = 0; i < factor; i++, row += 4) {
            uint32_t alpha = row[3], white = 255 * (255 - alpha) + 127;
            red += (row[0] * alpha + white) / 255;
            green += (row[1] * alpha + white) / 255;
            blue += (row[2] * alpha + white) / 255;
        }
        sums[3 * column] += red;
        sums[3 * column + 1] += green;
        sums[3 * column + 2] += blue;
    }
}

int circles_png_reduced(const uint8_t *bytes, size_t count, uint32_t factor, uint32_t *target, uint32_t columns,
                        uint32_t lines, uint32_t words_per_line) {
    Source source = {bytes, count};
    // Changed after setjmp, and freed after a longjmp.
    uint8_t *volatile row = NULL;
    uint32_t *volatile sums = NULL;
    int volatile done = 0;
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, fail, ignore);
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
        int fits = png_get_interlace_type(png, info) == PNG_INTERLACE_NONE && factor > 0 && columns > 0
            && (uint64_t)columns * factor <= width && (uint64_t)lines * factor <= height
            && row_bytes >= (size_t)width * 4 && columns <= words_per_line;
        if (fits) {
            row = malloc(row_bytes);
            sums = calloc((size_t)columns * 3, sizeof(uint32_t));
        }
        if (row && sums) {
            uint32_t area = factor * factor;
            for (uint32_t line = 0; line < lines; line++) {
                memset(sums, 0, (size_t)columns * 3 * sizeof(uint32_t));
                for (uint32_t i = 0; i < factor; i++) {
                    png_read_row(png, row, NULL);
                    add(row, sums, columns, factor);
                }
                for (uint32_t column = 0; column < columns; column++) {
                    uint32_t *sum = sums + 3 * column;
                    target[(size_t)line * words_per_line + column] = (sum[0] + area / 2) / area << 24
                        | (sum[1] + area / 2) / area << 16 | (sum[2] + area / 2) / area << 8;
                }
            }
            done = 1;
        }
    }
    free(row);
    free(sums);
    png_destroy_read_struct(&png, &info, NULL);
    return done;
}
