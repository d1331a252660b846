internal import CTesseract

/// Weights as the arithmetic wants them.
final class NetworkMatrix {
    let pointer: OpaquePointer

    /// Nil without memory.
    private init?(inputs: Int, outputs: Int) {
        guard let pointer = circles_matrix_create(Int32(clamping: inputs), Int32(clamping: outputs)) else { return nil }
        self.pointer = pointer
    }

    deinit { circles_matrix_free(pointer) }

    /// A part of the inputs of several rows of weights, which come one after the other.
    ///
    /// - Parameter isBiased: Whether what is added belongs to this part.
    convenience init?(_ gates: [NetworkWeights], inputs: Range<Int>, isBiased: Bool) {
        self.init(inputs: inputs.count, outputs: gates.reduce(0) { $0 + $1.outputs })
        var place = 0
        for gate in gates {
            for output in 0..<gate.outputs {
                let (weights, bias) = gate.row(output)
                let part = weights.dropFirst(inputs.lowerBound).prefix(inputs.count)
                set(place, Array(part), bias: isBiased ? bias : 0, scale: gate.scales[output])
                place += 1
            }
        }
    }

    /// Of 3 × 3 pixels, column by column, each column with a fourth pixel that counts for nothing.
    convenience init?(convolution weights: NetworkWeights) {
        self.init(inputs: 12, outputs: weights.outputs)
        for output in 0..<weights.outputs {
            let (row, bias) = weights.row(output)
            let taps = Array(row)
            let padded = (0..<3).flatMap { taps[$0 * 3..<$0 * 3 + 3] + [0] }
            set(output, padded, bias: bias, scale: weights.scales[output])
        }
    }

    private func set(_ output: Int, _ weights: [Int8], bias: Int8, scale: Float) {
        circles_matrix_set(pointer, Int32(clamping: output), weights, bias, scale)
    }
}
