// What both halves of the arithmetic know of a matrix. Sums are exact integers, so that they are the same on each processor;
// x86-64 with AVX2 takes sixteen products at once.
#ifndef LINE_MATRIX_H
#define LINE_MATRIX_H
#include "LineNetwork.h"

#include <stddef.h>
#include <string.h>

#if defined(__x86_64__)
#include <immintrin.h>
#define WIDE __attribute__((target("avx2")))
#else
#define WIDE
#endif
#define INLINE static inline __attribute__((always_inline))

enum {
    // Outputs whose weights lie together, pair by pair of inputs.
    block = 16,
};

struct circles_matrix {
    int32_t outputs, pairs, blocks;
    int8_t *weights;
    int32_t *biases;
    float *scales;
};

// Adds to the sums of `count` inputs, which are `stride` apart; their sums are as many as blocks hold.
void circles_add_products(const circles_matrix *matrix, const int16_t *in, size_t stride, int32_t count, int32_t *sums);
// The same from what is added to each.
void circles_multiply(const circles_matrix *matrix, const int16_t *in, size_t stride, int32_t count, int32_t *sums);

static inline int is_wide(void) {
#if defined(__x86_64__)
    return __builtin_cpu_supports("avx2");
#else
    return 0;
#endif
}

// Adds to the sums of one block, for each of `count` ≤ 4 inputs.
INLINE void add_block_plainly(
    const int8_t *weights, int32_t pairs, const int16_t *in, size_t stride, int32_t count, int32_t *sums, size_t wide) {
    for (int32_t n = 0; n < count; n++)
        for (int32_t pair = 0; pair < pairs; pair++) {
            int32_t first = in[n * stride + 2 * pair], second = in[n * stride + 2 * pair + 1];
            for (int32_t o = 0; o < block; o++)
                sums[n * wide + o] += first * weights[pair * block * 2 + 2 * o]
                    + second * weights[pair * block * 2 + 2 * o + 1];
        }
}

#if defined(__x86_64__)
WIDE INLINE __m256i pair_of(const int16_t *in) {
    int32_t both;
    memcpy(&both, in, sizeof both);
    return _mm256_set1_epi32(both);
}

WIDE INLINE __m256i eight_pairs(const int8_t *weights) {
    return _mm256_cvtepi8_epi16(_mm_loadu_si128((const __m128i *)weights));
}
#endif
#endif
