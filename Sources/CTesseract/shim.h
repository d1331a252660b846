// Tesseract's C API speaks Leptonica's Pix, so one module carries both headers.
#include <leptonica/allheaders.h>
#include <tesseract/capi.h>
// The checksum of a PNG's chunks.
#include <zlib.h>
