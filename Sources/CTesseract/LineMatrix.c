#include "LineMatrix.h"

#include <stdlib.h>

enum {
    // Inputs that are multiplied at once, so that weights are fetched once for all of them.
    together = 4,
};

circles_matrix *circles_matrix_create(int32_t inputs, int32_t outputs) {
    circles_matrix *matrix = calloc(1, sizeof *matrix);
    if (!matrix) return NULL;
    matrix->outputs = outputs;
    matrix->pairs = (inputs + 1) / 2;
    matrix->blocks = (outputs + block - 1) / block;
    size_t rounded = (size_t)matrix->blocks * block;
    matrix->weights = calloc(rounded * (size_t)matrix->pairs, 2);
    matrix->biases = calloc(rounded, sizeof *matrix->biases);
    matrix->scales = calloc(rounded, sizeof *matrix->scales);
    if (matrix->weights && matrix->biases && matrix->scales) return matrix;
    circles_matrix_free(matrix);
    return NULL;
}

void circles_matrix_set(circles_matrix *matrix, int32_t output, const int8_t *weights, int8_t bias, float scale) {
    int8_t *first = matrix->weights + (size_t)(output / block) * matrix->pairs * block * 2 + output % block * 2;
    for (int32_t input = 0; input < matrix->pairs * 2; input++)
        first[(size_t)(input / 2) * block * 2 + input % 2] = weights[input];
    matrix->biases[output] = bias * 127;
    matrix->scales[output] = scale;
}

void circles_matrix_free(circles_matrix *matrix) {
    if (!matrix) return;
    free(matrix->weights);
    free(matrix->biases);
    free(matrix->scales);
    free(matrix);
}

// MARK: Sums

#if defined(__x86_64__)
WIDE INLINE void add_to(int32_t *sums, __m256i more) {
    _mm256_storeu_si256((__m256i *)sums, _mm256_add_epi32(_mm256_loadu_si256((const __m256i *)sums), more));
}

// One block, `count` inputs: a constant where this is called.
WIDE INLINE void add_block(
    const int8_t *weights, int32_t pairs, const int16_t *in, size_t stride, int32_t count, int32_t *sums, size_t wide) {
    __m256i low[together], high[together];
    for (int32_t n = 0; n < count; n++) low[n] = high[n] = _mm256_setzero_si256();
    for (int32_t pair = 0; pair < pairs; pair++) {
        __m256i first = eight_pairs(weights + pair * block * 2), second = eight_pairs(weights + pair * block * 2 + 16);
        for (int32_t n = 0; n < count; n++) {
            __m256i both = pair_of(in + n * stride + 2 * pair);
            low[n] = _mm256_add_epi32(low[n], _mm256_madd_epi16(both, first));
            high[n] = _mm256_add_epi32(high[n], _mm256_madd_epi16(both, second));
        }
    }
    for (int32_t n = 0; n < count; n++) {
        add_to(sums + n * wide, low[n]);
        add_to(sums + n * wide + 8, high[n]);
    }
}

// Four blocks, one input.
WIDE INLINE void add_four_blocks(const int8_t *weights, int32_t pairs, const int16_t *in, int32_t *sums) {
    size_t apart = (size_t)pairs * block * 2;
    __m256i total[8];
    for (int32_t b = 0; b < 8; b++) total[b] = _mm256_setzero_si256();
    for (int32_t pair = 0; pair < pairs; pair++) {
        __m256i both = pair_of(in + 2 * pair);
        for (int32_t b = 0; b < 8; b++)
            total[b] = _mm256_add_epi32(
                total[b], _mm256_madd_epi16(both, eight_pairs(weights + b / 2 * apart + pair * block * 2 + b % 2 * 16)));
    }
    for (int32_t b = 0; b < 8; b++) add_to(sums + b * 8, total[b]);
}

WIDE static void add_products_widely(
    const circles_matrix *matrix, const int16_t *in, size_t stride, int32_t count, int32_t *sums, size_t wide) {
    size_t apart = (size_t)matrix->pairs * block * 2;
    int32_t n = 0;
    for (; n + together <= count; n += together)
        for (int32_t b = 0; b < matrix->blocks; b++)
            add_block(
                matrix->weights + b * apart, matrix->pairs, in + n * stride, stride, together,
                sums + n * wide + b * block, wide);
    for (; n < count; n++) {
        int32_t b = 0;
        for (; b + 4 <= matrix->blocks; b += 4)
            add_four_blocks(matrix->weights + b * apart, matrix->pairs, in + n * stride, sums + n * wide + b * block);
        for (; b < matrix->blocks; b++)
            add_block(
                matrix->weights + b * apart, matrix->pairs, in + n * stride, stride, 1, sums + n * wide + b * block, wide);
    }
}
#endif

static void add_products_plainly(
    const circles_matrix *matrix, const int16_t *in, size_t stride, int32_t count, int32_t *sums, size_t wide) {
    for (int32_t n = 0; n < count; n++)
        for (int32_t b = 0; b < matrix->blocks; b++)
            add_block_plainly(
                matrix->weights + (size_t)b * matrix->pairs * block * 2, matrix->pairs, in + n * stride, stride, 1,
                sums + n * wide + b * block, wide);
}

void circles_add_products(const circles_matrix *matrix, const int16_t *in, size_t stride, int32_t count, int32_t *sums) {
    size_t wide = (size_t)matrix->blocks * block;
#if defined(__x86_64__)
    if (is_wide()) {
        add_products_widely(matrix, in, stride, count, sums, wide);
        return;
    }
#endif
    add_products_plainly(matrix, in, stride, count, sums, wide);
}

void circles_multiply(const circles_matrix *matrix, const int16_t *in, size_t stride, int32_t count, int32_t *sums) {
    size_t wide = (size_t)matrix->blocks * block;
    for (int32_t n = 0; n < count; n++) memcpy(sums + n * wide, matrix->biases, wide * sizeof *sums);
    circles_add_products(matrix, in, stride, count, sums);
}
