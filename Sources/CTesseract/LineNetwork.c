#include "LineMatrix.h"

#include <stdlib.h>

enum {
    // Steps whose inputs are multiplied before the first of them is taken.
    ahead = 16,
    // Columns that are walked through side by side.
    abreast = 8,
};

// MARK: Functions

// e to the power of x, within a millionth, for -87 ≤ x ≤ 88.
INLINE float exponential(float x) {
    float t = x * 1.44269504f;
    float whole = (t + 12582912.0f) - 12582912.0f;
    float part = (t - whole) * 0.693147181f;
    float value = 1.0f + part * (1.0f + part * (0.5f + part * (0.166666667f + part * (0.0416666667f
        + part * (0.00833333333f + part * 0.00138888889f)))));
    int32_t bits = ((int32_t)whole + 127) << 23;
    float power;
    memcpy(&power, &bits, sizeof power);
    return value * power;
}

INLINE float clipped(float x, float limit) { return x < -limit ? -limit : x > limit ? limit : x; }

INLINE float logistic(float x) { return 1.0f / (1.0f + exponential(clipped(-x, 30.0f))); }

INLINE float tangent(float x) { return 2.0f * logistic(2.0f * x) - 1.0f; }

// -1…1 as -127…127.
INLINE int16_t rounded(float x) {
    float scaled = clipped(x * 127.0f, 127.0f);
    return (int16_t)(int32_t)(scaled + (scaled < 0 ? -0.5f : 0.5f));
}

// A step of LSTM cells: `gates` is for what comes in between.
INLINE void step_cells(
    const int32_t *sums, const float *scales, int32_t cells, float *gates, float *state, int16_t *out) {
    for (int32_t i = 0; i < cells; i++) gates[i] = tangent((float)sums[i] * scales[i]);
    for (int32_t i = cells; i < 4 * cells; i++) gates[i] = logistic((float)sums[i] * scales[i]);
    for (int32_t i = 0; i < cells; i++) {
        float next = state[i] * gates[2 * cells + i] + gates[i] * gates[cells + i];
        state[i] = next = clipped(next, 100.0f);
        out[i] = rounded(tangent(next) * gates[3 * cells + i]);
    }
}

WIDE static void step_cells_widely(
    const int32_t *sums, const float *scales, int32_t cells, float *gates, float *state, int16_t *out) {
    step_cells(sums, scales, cells, gates, state, out);
}

static void step(
    const int32_t *sums, const float *scales, int32_t cells, float *gates, float *state, int16_t *out) {
    if (is_wide()) step_cells_widely(sums, scales, cells, gates, state, out);
    else step_cells(sums, scales, cells, gates, state, out);
}

INLINE void soften(const int32_t *sums, const float *scales, int32_t count, float *out) {
    float greatest = (float)sums[0] * scales[0];
    for (int32_t i = 0; i < count; i++) {
        out[i] = (float)sums[i] * scales[i];
        greatest = out[i] > greatest ? out[i] : greatest;
    }
    for (int32_t i = 0; i < count; i++) {
        float below = out[i] - greatest;
        out[i] = exponential(below < -86.0f ? -86.0f : below);
    }
    float total = 0;
    for (int32_t i = 0; i < count; i++) total += out[i];
    float share = 1.0f / total;
    for (int32_t i = 0; i < count; i++) out[i] *= share;
}

WIDE static void soften_widely(const int32_t *sums, const float *scales, int32_t count, float *out) {
    soften(sums, scales, count, out);
}

// MARK: Layers

typedef struct {
    uint64_t seed;
} noise;

static int16_t next_noise(noise *noise) {
    noise->seed = noise->seed * 48271 % 2147483647;
    return (int16_t)((int64_t)(noise->seed % 255) - 127);
}

// The value that `share` of what was counted is not above.
static float quantile(const int32_t *counts, int32_t total, float share) {
    float target = share * (float)total;
    if (target < 1) target = 1;
    int32_t sum = 0, index = 0;
    for (; index < 256 && (float)sum < target; index++) sum += counts[index];
    return index == 0 ? 0 : (float)index - ((float)sum - target) / (float)counts[index - 1];
}

void circles_line_pixels(const uint8_t *gray, int32_t width, int32_t height, int16_t *pixels) {
    // Ink and paper are the valleys and the hills along the middle.
    int32_t valleys[256] = {0}, hills[256] = {0}, valley_count = 0, hill_count = 0;
    const uint8_t *middle = gray + (size_t)(height / 2) * width;
    for (int32_t x = 1; x + 1 < width; x++) {
        uint8_t before = middle[x - 1], here = middle[x], after = middle[x + 1];
        if ((here < before && here <= after) || (here <= before && here < after)) valleys[here]++, valley_count++;
        if ((here > before && here >= after) || (here >= before && here > after)) hills[here]++, hill_count++;
    }
    float black = valley_count ? quantile(valleys, valley_count, 0.25f) : 0;
    float white = hill_count ? quantile(hills, hill_count, 0.75f) : 255;
    float contrast = white > black ? (white - black) / 2 : 1;
    int16_t seen[256];
    for (int32_t value = 0; value < 256; value++) {
        float scaled = 128.0f * (((float)value - black) / contrast - 1.0f);
        scaled = clipped(scaled, 127.0f);
        seen[value] = (int16_t)(scaled + (scaled < 0 ? -0.5f : 0.5f));
    }
    noise noise = {1};
    size_t tall = (size_t)height + 3;
    for (int32_t x = -1; x <= width; x++) {
        int16_t *column = pixels + (size_t)(x + 1) * tall;
        int is_around = x < 0 || x == width;
        column[0] = next_noise(&noise);
        for (int32_t y = 0; y < height; y++)
            column[y + 1] = is_around ? next_noise(&noise) : seen[gray[(size_t)y * width + x]];
        column[height + 1] = next_noise(&noise);
        column[height + 2] = 0;
    }
}

INLINE void finish_maximum(const circles_matrix *kernel, const int32_t *greatest, int16_t *out) {
    for (int32_t o = 0; o < block; o++)
        out[o] = rounded(tangent((float)(greatest[o] + kernel->biases[o]) * kernel->scales[o]));
}

// The function after the convolution rises, so that it can wait until the greatest sum is known.
static void convolve_plainly(
    const circles_matrix *kernel, const int16_t *pixels, size_t tall, int32_t columns, int32_t rows, int16_t *out) {
    for (int32_t x = 0; x < columns; x++)
        for (int32_t y = 0; y < rows; y++) {
            int32_t greatest[block];
            for (int32_t part = 0; part < 9; part++) {
                const int16_t *corner = pixels + (size_t)(3 * x + part / 3) * tall + 3 * y + part % 3;
                int32_t sums[block] = {0};
                for (int32_t column = 0; column < 3; column++)
                    add_block_plainly(kernel->weights + column * 2 * block * 2, 2, corner + column * tall, 0, 1, sums, 0);
                for (int32_t o = 0; o < block; o++)
                    greatest[o] = part == 0 || sums[o] > greatest[o] ? sums[o] : greatest[o];
            }
            finish_maximum(kernel, greatest, out + ((size_t)x * rows + y) * block);
        }
}

#if defined(__x86_64__)
WIDE static void convolve_widely(
    const circles_matrix *kernel, const int16_t *pixels, size_t tall, int32_t columns, int32_t rows, int16_t *out) {
    __m256i low[6], high[6];
    for (int32_t pair = 0; pair < 6; pair++) {
        low[pair] = eight_pairs(kernel->weights + pair * block * 2);
        high[pair] = eight_pairs(kernel->weights + pair * block * 2 + 16);
    }
    for (int32_t x = 0; x < columns; x++)
        for (int32_t y = 0; y < rows; y++) {
            __m256i greatest_low = _mm256_set1_epi32(INT32_MIN), greatest_high = greatest_low;
            for (int32_t part = 0; part < 9; part++) {
                const int16_t *corner = pixels + (size_t)(3 * x + part / 3) * tall + 3 * y + part % 3;
                __m256i sum_low = _mm256_setzero_si256(), sum_high = sum_low;
                for (int32_t pair = 0; pair < 6; pair++) {
                    __m256i both = pair_of(corner + pair / 2 * tall + pair % 2 * 2);
                    sum_low = _mm256_add_epi32(sum_low, _mm256_madd_epi16(both, low[pair]));
                    sum_high = _mm256_add_epi32(sum_high, _mm256_madd_epi16(both, high[pair]));
                }
                greatest_low = _mm256_max_epi32(greatest_low, sum_low);
                greatest_high = _mm256_max_epi32(greatest_high, sum_high);
            }
            int32_t greatest[block];
            _mm256_storeu_si256((__m256i *)greatest, greatest_low);
            _mm256_storeu_si256((__m256i *)(greatest + 8), greatest_high);
            finish_maximum(kernel, greatest, out + ((size_t)x * rows + y) * block);
        }
}
#endif

void circles_convolve(
    const circles_matrix *kernel, const int16_t *pixels, int32_t width, int32_t height, int16_t *out) {
    size_t tall = (size_t)height + 3;
#if defined(__x86_64__)
    if (is_wide()) {
        convolve_widely(kernel, pixels, tall, width / 3, height / 3, out);
        return;
    }
#endif
    convolve_plainly(kernel, pixels, tall, width / 3, height / 3, out);
}

int circles_lstm(
    const circles_matrix *input, const circles_matrix *recurrent, const int16_t *in, int32_t count, int32_t step_by,
    int16_t *out) {
    int32_t cells = input->outputs / 4;
    size_t stride = (size_t)input->pairs * 2, wide = (size_t)input->blocks * block;
    int32_t *sums = malloc(ahead * wide * sizeof *sums);
    float *gates = malloc(4 * (size_t)cells * sizeof *gates), *state = calloc((size_t)cells, sizeof *state);
    int16_t *silence = calloc((size_t)recurrent->pairs * 2, sizeof *silence);
    int is_done = sums && gates && state && silence;
    const int16_t *said = silence;
    for (int32_t begin = 0; is_done && begin < count; begin += ahead) {
        int32_t some = count - begin < ahead ? count - begin : ahead;
        // Backwards, the last of them lies first.
        int32_t first = step_by < 0 ? count - begin - some : begin;
        circles_multiply(input, in + first * stride, stride, some, sums);
        for (int32_t n = 0; n < some; n++) {
            int32_t place = step_by < 0 ? some - 1 - n : n;
            circles_add_products(recurrent, said, 0, 1, sums + place * wide);
            int16_t *now = out + (size_t)(first + place) * cells;
            step(sums + place * wide, input->scales, cells, gates, state, now);
            said = now;
        }
    }
    free(sums), free(gates), free(state), free(silence);
    return is_done;
}

int circles_lstm_columns(
    const circles_matrix *input, const circles_matrix *recurrent, const int16_t *in, int32_t columns, int32_t rows,
    int16_t *out) {
    int32_t cells = input->outputs / 4;
    size_t stride = (size_t)input->pairs * 2, wide = (size_t)input->blocks * block;
    int32_t *sums = malloc(abreast * wide * sizeof *sums);
    float *gates = malloc(4 * (size_t)cells * sizeof *gates), *states = malloc(abreast * (size_t)cells * sizeof *states);
    int is_done = sums && gates && states;
    for (int32_t begin = 0; is_done && begin < columns; begin += abreast) {
        int32_t some = columns - begin < abreast ? columns - begin : abreast;
        int16_t *said = out + (size_t)begin * cells;
        memset(states, 0, abreast * (size_t)cells * sizeof *states);
        memset(said, 0, (size_t)some * cells * sizeof *said);
        for (int32_t row = 0; row < rows; row++) {
            circles_multiply(input, in + ((size_t)begin * rows + row) * stride, stride * rows, some, sums);
            circles_add_products(recurrent, said, (size_t)cells, some, sums);
            for (int32_t n = 0; n < some; n++)
                step(sums + n * wide, input->scales, cells, gates, states + (size_t)n * cells, said + (size_t)n * cells);
        }
    }
    free(sums), free(gates), free(states);
    return is_done;
}

int circles_probabilities(const circles_matrix *matrix, const int16_t *in, int32_t count, float *out) {
    size_t stride = (size_t)matrix->pairs * 2, wide = (size_t)matrix->blocks * block;
    int32_t *sums = malloc(ahead * wide * sizeof *sums);
    if (!sums) return 0;
    for (int32_t begin = 0; begin < count; begin += ahead) {
        int32_t some = count - begin < ahead ? count - begin : ahead;
        circles_multiply(matrix, in + begin * stride, stride, some, sums);
        for (int32_t n = 0; n < some; n++) {
            float *place = out + (size_t)(begin + n) * matrix->outputs;
            if (is_wide()) soften_widely(sums + n * wide, matrix->scales, matrix->outputs, place);
            else soften(sums + n * wide, matrix->scales, matrix->outputs, place);
        }
    }
    free(sums);
    return 1;
}
