internal import CTesseract
import Foundation

/// The neural network of one of Tesseract's language packs, run without Tesseract: the same sums in a quarter of the time, as
/// it is known here that there is one line, and what its layers are.
///
/// Of the form that the packs of one script have: a convolution of 3 × 3 and the greatest of 3 × 3, an LSTM up each column,
/// LSTMs along the line, probabilities of characters.
struct LineNetwork {
    /// Rows it was taught with.
    let height: Int
    let classes: Int
    /// What stands for no character.
    let blank: Int
    private let kernel: NetworkMatrix
    private let columns: LSTM
    private let along: [LSTM]
    private let last: NetworkMatrix

    /// Columns of the line a step.
    static let stepWidth = 3
    /// The outputs of the convolution that the arithmetic is made for.
    private static let kernels = 16
    /// A line of more is nothing that was ever read, and would take gigabytes.
    private static let widest = 65_536

    private struct LSTM {
        let cells: Int
        let input: NetworkMatrix
        let recurrent: NetworkMatrix
        var isBackwards = false

        init?(inputs: Int, gates: [NetworkWeights]) {
            cells = gates.first?.outputs ?? 0
            guard cells > 0, cells % 4 == 0, inputs % 2 == 0,
                let input = NetworkMatrix(gates, inputs: 0..<inputs, isBiased: true),
                let recurrent = NetworkMatrix(gates, inputs: inputs..<inputs + cells, isBiased: false)
            else { return nil }
            self.input = input
            self.recurrent = recurrent
        }
    }

    /// Nil for a network of another form.
    ///
    /// - Parameter bytes: The component of a language pack that holds it.
    init?(_ bytes: Data) {
        var cursor = ByteCursor(bytes)
        guard let network = NetworkLayer(&cursor), cursor.string() != nil, cursor.next(12) != nil,
            let blank = cursor.count(in: 0...4_096)
        else { return nil }
        let layers = network.flattened
        guard layers.count >= 6, case .input(let height, depth: 1) = layers[0], height >= 9, height % 3 == 0,
            case .convolve(halfWidth: 1, halfHeight: 1) = layers[1], case .tanh(let taps) = layers[2],
            taps.inputs == 9, taps.outputs == Self.kernels,
            case .maxpool(width: Self.stepWidth, height: 3) = layers[3],
            case .transposed(.lstm(Self.kernels, let gates, isSummary: true)) = layers[4],
            let columns = LSTM(inputs: Self.kernels, gates: gates), case .softmax(let probable)? = layers.last,
            probable.outputs > blank, let kernel = NetworkMatrix(convolution: taps),
            let last = NetworkMatrix([probable], inputs: 0..<probable.inputs, isBiased: true)
        else { return nil }
        var along: [LSTM] = []
        var width = columns.cells
        for layer in layers[5..<layers.count - 1] {
            var (inner, isBackwards) = (layer, false)
            if case .reversed(let turned) = layer { (inner, isBackwards) = (turned, true) }
            guard case .lstm(width, let gates, isSummary: false) = inner, var lstm = LSTM(inputs: width, gates: gates)
            else { return nil }
            lstm.isBackwards = isBackwards
            along.append(lstm)
            width = lstm.cells
        }
        guard width == probable.inputs else { return nil }
        self.height = height
        self.blank = blank
        classes = probable.outputs
        self.kernel = kernel
        self.columns = columns
        self.along = along
        self.last = last
    }

    /// For each step, how probable each class is; nil for a line of less than a step, and without memory.
    ///
    /// - Parameter line: As high as the network wants it.
    func probabilities(of line: Plane) -> [Float]? {
        let (steps, rows) = (line.width / Self.stepWidth, height / 3)
        guard line.height == height, steps > 0, line.width <= Self.widest else { return nil }
        var pixels = [Int16](repeating: 0, count: (line.width + 2) * (height + 3))
        circles_line_pixels(line.pixels, Int32(line.width), Int32(height), &pixels)
        var pooled = [Int16](repeating: 0, count: steps * rows * Self.kernels)
        circles_convolve(kernel.pointer, pixels, Int32(line.width), Int32(height), &pooled)
        var said = [Int16](repeating: 0, count: steps * columns.cells)
        guard
            circles_lstm_columns(
                columns.input.pointer, columns.recurrent.pointer, pooled, Int32(steps), Int32(rows), &said) == 1
        else { return nil }
        for lstm in along {
            var next = [Int16](repeating: 0, count: steps * lstm.cells)
            let isDone = circles_lstm(
                lstm.input.pointer, lstm.recurrent.pointer, said, Int32(steps), lstm.isBackwards ? -1 : 1, &next)
            guard isDone == 1 else { return nil }
            said = next
        }
        var probabilities = [Float](repeating: 0, count: steps * classes)
        return circles_probabilities(last.pointer, said, Int32(steps), &probabilities) == 1 ? probabilities : nil
    }
}
