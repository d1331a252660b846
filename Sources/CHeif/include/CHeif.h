#ifndef C_HEIF_H
#define C_HEIF_H

#include <stddef.h>
#include <stdint.h>

/// What came of decoding.
enum {
    CHeifDone = 0,
    /// There is no libheif.
    CHeifNoLibrary = 1,
    /// There is one, without a decoder for this picture.
    CHeifNoDecoder = 2,
    CHeifDamaged = 3,
    CHeifTooLarge = 4,
};

/// The library's version; NULL when there is none, or it lacks a function that is needed.
const char *CHeifVersion(void);

/// 1 when pictures coded as HEVC, which is what phones write, can be decoded.
int CHeifReadsHEVC(void);

/// Decodes the primary image of the HEIF file that comes on `input`, upright, and writes it to `output`: width and height as
/// 32-bit numbers of this machine, then rows of red, green and blue bytes from top to bottom.
///
/// Meant for a process of its own, which it confines first: it may be given any bytes. The size that the library found is
/// checked against `maximumPixels` before anything is decoded.
///
/// Returns one of the above, for the process to end with.
int CHeifServe(int input, int output, size_t maximumBytes, int64_t maximumPixels);

#endif
