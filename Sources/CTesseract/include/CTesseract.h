// Tesseract's C API speaks Leptonica's Pix, so one module carries both headers.
#ifndef CTESSERACT_H
#define CTESSERACT_H
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>
// The checksum of a PNG's chunks.
#include <zlib.h>

// Holds OpenMP's parallel regions that are begun on the calling thread to that thread.
void circles_keep_to_one_thread(void);
#endif
