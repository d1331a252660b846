// Tesseract's C API speaks Leptonica's Pix, so one module carries both headers.
#ifndef CTESSERACT_H
#define CTESSERACT_H
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>
// The checksum of a PNG's chunks.
#include <zlib.h>
#include <stdint.h>

// Holds OpenMP's parallel regions that are begun on the calling thread to that thread.
void circles_keep_to_one_thread(void);

// Decodes a PNG row by row into 32 bits a pixel, red in the highest byte, each the mean of `factor` times `factor` pixels over
// white. What is left over at the right and at the bottom is not read. Returns 0 for a damaged or an interlaced one, or when
// `columns` and `lines` are more than it has.
int circles_png_reduced(const uint8_t *bytes, size_t count, uint32_t factor, uint32_t *target, uint32_t columns,
                        uint32_t lines, uint32_t words_per_line);
#endif
