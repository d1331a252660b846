// The arithmetic of a recogniser's network for one line of text: a convolution of 3 × 3 whose greatest of 3 × 3 are kept, LSTMs, and
// probabilities. Weights are 8 bits with a scale for each output; what a layer hands on is -127…127.
#ifndef LINE_NETWORK_H
#define LINE_NETWORK_H
#include <stdint.h>

// Weights from `inputs` numbers to `outputs` sums, and what is added to each.
typedef struct circles_matrix circles_matrix;

// `inputs` is even. Null without memory. Rows are nothing until they are set.
circles_matrix *circles_matrix_create(int32_t inputs, int32_t outputs);
// `weights`: one for each input. `scale`: what a sum is multiplied by.
void circles_matrix_set(circles_matrix *matrix, int32_t output, const int8_t *weights, int8_t bias, float scale);
void circles_matrix_free(circles_matrix *matrix);

// Turns a line's grey rows into what the network sees: -127 for ink, 127 for paper, by the brightness of both in the middle row.
// `pixels` has `height` + 3 numbers a column, one above the line and two below it, and a column more at either end; what is
// around the line is noise, as it was when the network learnt.
void circles_line_pixels(const uint8_t *gray, int32_t width, int32_t height, int16_t *pixels);

// `kernel` has 12 inputs: of the column before, of this one and of the next the three pixels and nothing. `out`: for each
// third column, for each third row, the kernel's outputs.
void circles_convolve(
    const circles_matrix *kernel, const int16_t *pixels, int32_t width, int32_t height, int16_t *out);

// LSTMs of `cells` cells: `input` and `recurrent` have four sums for each, of the cells' input, the input gate, the forget gate and the
// output gate. Inputs are `stride` numbers apart.

// Along `count` inputs, backwards where `step` is -1; what it says at each is in `out`, `cells` numbers apart. 0 without memory.
int circles_lstm(
    const circles_matrix *input, const circles_matrix *recurrent, const int16_t *in, int32_t count, int32_t step,
    int16_t *out);
// Along `rows` inputs in each of `columns` columns; what it says at the last is in `out`. 0 without memory.
int circles_lstm_columns(
    const circles_matrix *input, const circles_matrix *recurrent, const int16_t *in, int32_t columns, int32_t rows,
    int16_t *out);

// For each of `count` inputs, how probable each output is. 0 without memory.
int circles_probabilities(const circles_matrix *matrix, const int16_t *in, int32_t count, float *out);
#endif
