// Tesseract's C API speaks Leptonica's Pix, so one module carries both headers.
#ifndef CTESSERACT_H
#define CTESSERACT_H
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>
// The checksum of a PNG's chunks.
#include <zlib.h>
#include <stdint.h>
#include "LineNetwork.h"

// Holds OpenMP's parallel regions that are begun on the calling thread to that thread.
void circles_keep_to_one_thread(void);

// Where a smaller picture goes: 32 bits a pixel, red in the highest byte.
typedef struct {
    uint32_t *words;
    uint32_t width, height, words_per_line;
} circles_small_picture;

// Decode a picture row by row and make it smaller meanwhile, over white where it is transparent, so that memory never holds all
// of it; of a progressive JPEG and a WebP without loss the decoder does. They return 0 for what is damaged, and for what they leave to others:
// interlaced PNGs, JPEGs for print, and pictures smaller than the target.
int circles_small_png(const uint8_t *bytes, size_t count, circles_small_picture target);
int circles_small_jpeg(const uint8_t *bytes, size_t count, circles_small_picture target);
int circles_small_webp(const uint8_t *bytes, size_t count, circles_small_picture target);

// Adds so much of what each pixel differs by from the mean of the nine around it, in place. Returns 0 without memory for two rows.
int circles_sharpen(circles_small_picture picture, float share);
#endif
